import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from '#design-system';
import { forcedColors, hovered } from '../../.storybook/modes.ts';
import { chooseFiles, filesIn, makeFile } from '../choose-files.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Primitives/File field',
  component: FileField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Attachments',
    name: 'files',
    hint: 'Optional. Up to 5 files, 10 MB each.',
    max: 5,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: canvas.getByLabelText<HTMLInputElement>('Attachments'),
    status: canvas.getByRole('status'),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = parts(canvasElement);
    await expect(input).toHaveAccessibleDescription(args.hint);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const ChoosingAgainAdds: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input, status } = parts(canvasElement);
    chooseFiles(input, makeFile('cv.pdf', 48_200), makeFile('role.docx', 1_536_000));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('48 KB')).toBeVisible();
    await expect(canvas.getByText('1.5 MB')).toBeVisible();
    await expect(status).toHaveTextContent('Added cv.pdf, role.docx. 2 of 5 files.');

    chooseFiles(input, makeFile('budget.xlsx'));
    await canvas.findByText('budget.xlsx');
    await expect(status).toHaveTextContent('Added budget.xlsx. 3 of 5 files.');
    // What the browser itself would send.
    await expect(filesIn(input)).toEqual(['cv.pdf', 'role.docx', 'budget.xlsx']);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const SameFileOnce: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    chooseFiles(input, makeFile('cv.pdf'));
    await canvas.findByText('cv.pdf');
    chooseFiles(input, makeFile('role.docx'), makeFile('cv.pdf'));
    await canvas.findByText('role.docx');
    await expect(filesIn(input)).toEqual(['cv.pdf', 'role.docx']);
  },
};

export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input, status } = parts(canvasElement);
    chooseFiles(input, makeFile('cv.pdf'), makeFile('role.docx'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cv.pdf' }));
    await expect(canvas.queryByText('cv.pdf')).not.toBeInTheDocument();
    await expect(filesIn(input)).toEqual(['role.docx']);
    await expect(status).toHaveTextContent('Removed cv.pdf. 1 of 5 files.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ target: input, type: 'change' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    chooseFiles(input, makeFile('cv.pdf'));
    const remove = await canvas.findByRole('button', { name: 'Remove cv.pdf' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(filesIn(input)).toEqual([]);
  },
};

/** No file is silently discarded. All six are listed, so that the visitor can decide. */
export const TooMany: Story = {
  args: { error: 'Maximun 5 files are allowed' },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, status } = parts(canvasElement);
    chooseFiles(input, ...['1', '2', '3', '4', '5', '6'].map((name) => makeFile(`${name}.pdf`)));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    await expect(status).toHaveTextContent('6 of 5 files.');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${args.hint} ${args.error}`);
  },
};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    await fireEvent.dragEnter(input);
    await waitFor(() => expect(input).toHaveAttribute('data-dragging', 'true'));
  },
};

export const LongNames: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    chooseFiles(
      input,
      makeFile('scan-of-the-signed-agreement-that-both-sides-returned-in-spring-final-2.pdf'),
      makeFile(`${'unbroken'.repeat(12)}.pdf`),
    );
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Hovered: Story = { ...ChoosingAgainAdds, ...hovered };

export const OnInverse: Story = { ...TooMany, decorators: [onBackground('inverse')] };

export const OnSubtle: Story = { ...ChoosingAgainAdds, decorators: [onBackground('subtle')] };

export const InForcedColors: Story = { ...TooMany, parameters: forcedColors };
