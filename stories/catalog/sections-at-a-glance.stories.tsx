import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { unpictured } from '../../.storybook/modes.ts';
import { SectionsAtAGlance } from './sections-at-a-glance.tsx';

const meta = {
  title: 'Sections at a glance',
  component: SectionsAtAGlance,
  parameters: unpictured,
  tags: ['!autodocs'],
} satisfies Meta<typeof SectionsAtAGlance>;

export default meta;

type Story = StoryObj<typeof meta>;

const buttonOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: `Copy ${name}` });

/** Nothing inside a picture is focusable: Tab moves from one button to the next. */
export const Catalog: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** Works with the keyboard, and announces a confirmation. */
export const Copying: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    buttonOf(canvasElement, 'CardGrid, bento').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText('Copied.')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^<CardGrid\n {2}variant="bento"\n.*\/>$/s),
    );
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(buttonOf(canvasElement, 'Banner, panorama'));
    const field = await within(canvasElement).findByRole<HTMLTextAreaElement>('textbox', {
      name: 'The code of Banner, panorama',
    });
    await expect(field).toHaveFocus();
    await expect(field.value).toMatch(/^<Banner\n {2}variant="panorama"/);
    await expect(getSelection()?.toString()).toBe(field.value);
  },
};
