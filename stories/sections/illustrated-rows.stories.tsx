import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backgroundNames, compositions, IllustratedRows } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Illustrated rows',
  component: IllustratedRows,
  args: {
    ...header,
    panel: {
      title: 'A sample first day',
      facts: [
        { term: 'Account', detail: 'Ready at 9 a.m.' },
        { term: 'Task', detail: 'Small but real' },
      ],
    },
    rows: [
      { title: 'Search', text: 'We call people who aren’t looking.', art: compositions.chat },
      { title: 'Shortlist', text: 'Three profiles with notes.', art: compositions.document },
      { title: 'Onboarding', text: 'The first task is ready.', art: compositions.calendar },
    ],
  },
  argTypes: { background: oneOf(backgroundNames), panelBackground: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof IllustratedRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The example and the drawings on another background. */
export const PanelBackground: Story = { args: { panelBackground: 'brand' } };

/** If the rows scroll, keys can scroll them. If they don't, there is no tab stop. */
export const TakesFocusWhereItScrolls: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const scrolls = list.scrollWidth > list.clientWidth;
    // Waits until the browser has reported their size.
    await waitFor(() => expect(list.tabIndex).toBe(scrolls ? 0 : -1));
    if (scrolls) await expect(list).toHaveAccessibleName(header.title);
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    panel: { title: longHeader.title, facts: [{ term: longWord, detail: longSentence }] },
    rows: [
      { title: longHeader.title, text: longSentence, art: compositions.code },
      { title: longWord, text: longWord, art: compositions.map },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
