import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unpictured } from '../../../.storybook/modes.ts';
import { CompositionEditor } from './composition-editor.tsx';

const meta = {
  title: 'Guides/Drawing a composition',
  component: CompositionEditor,
  parameters: unpictured,
  // The guide is its documentation.
  tags: ['!autodocs'],
} satisfies Meta<typeof CompositionEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const editor = within(canvasElement);
  const data = () => editor.getByRole('textbox', { name: 'Data' });
  const drawing = editor.getByRole('img', { name: 'The drawing' });
  return { editor, data, drawing, status: editor.getByRole('status') };
};

const dot = '{ "width": 48, "height": 48, "shapes": [{ "kind": "dot", "at": [24, 24], "r": 8';

async function replaceData(data: HTMLElement, json: string) {
  await userEvent.clear(data);
  await userEvent.click(data);
  await userEvent.paste(json);
}

export const Editor: Story = {};

export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    const { data, drawing, status } = partsOf(canvasElement);
    await replaceData(data(), `${dot}, "fill": "brand" }] }`);
    await expect(status).toHaveTextContent('The drawing shows the data. Shapes: 1.');
    await expect(drawing.querySelectorAll('circle')).toHaveLength(1);
    await expect(data()).toBeValid();
  },
};

/** The error is the field's description, and the last valid drawing stays. */
export const Mistaken: Story = {
  play: async (context) => {
    await Drawing.play?.(context);
    const { data, drawing, status } = partsOf(context.canvasElement);
    await replaceData(data(), `${dot}, "fill": "pink" }] }`);
    await expect(data()).toBeInvalid();
    await expect(data()).toHaveAccessibleDescription(/Shape 1 \(dot\), fill takes .*"pink"/);
    await expect(status).toHaveTextContent('This is the last drawing that could be read.');
    await expect(drawing.querySelectorAll('circle')).toHaveLength(1);
  },
};

/** Starting from another composition replaces the data, including the mistake. */
export const StartedAnew: Story = {
  play: async (context) => {
    await Mistaken.play?.(context);
    const { editor, data } = partsOf(context.canvasElement);
    await userEvent.tab({ shift: true });
    await expect(editor.getByRole('combobox', { name: 'Start from' })).toHaveFocus();
    await userEvent.selectOptions(editor.getByRole('combobox'), 'shield');
    await expect(data()).toBeValid();
    await expect(editor.getByRole('status')).toHaveTextContent('The drawing shows the data');
  },
};
