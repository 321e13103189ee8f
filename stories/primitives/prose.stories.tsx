import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backgroundNames, Prose, proseSizes, Section } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { oneOf } from '../one-of.ts';
import { blocks, longSentence, longWord } from '../sample-content.ts';
import { figureInText } from '../sample-figure.ts';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  args: { blocks },
  argTypes: { size: oneOf(proseSizes) },
  parameters: { layout: 'padded', ...allWidths },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const QuoteWithoutName: Story = {
  args: { blocks: [{ kind: 'quote', text: 'Write down the reason while you still remember it.' }] },
};

export const Figure: Story = {
  args: {
    blocks: [
      {
        kind: 'figure',
        title: 'How 12 candidates become one hire',
        lead: 'Each dot is a person.',
        figure: figureInText,
        note: 'One open role, with invented numbers.',
      },
    ],
  },
};

/** On a phone, each row is a block, and its cells say what they are. Nothing scrolls sideways. */
export const ManyColumns: Story = {
  args: {
    blocks: [
      {
        kind: 'table',
        caption: 'Who is responsible for what',
        columns: ['Service', 'Responsibility', 'Documentation', 'Infrastructure', 'Escalation'],
        rows: [
          ['Payments', 'Reconciliation', 'Architecture', 'Kubernetes', 'Head of operations'],
          ['Identity', 'Authentication', 'Threat model', 'Virtualization', 'Security officer'],
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('cell')).toHaveLength(8);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

/**
 * On a phone, a table with words that don't fit scrolls on its own, even with the keyboard. If all
 * of it is visible, Tab skips it.
 */
export const WideTable: Story = {
  args: {
    blocks: [
      {
        kind: 'table',
        caption: 'Where each limit is set',
        columns: ['Limit', 'Setting'],
        rows: [
          ['Number of attachments', 'INQUIRY_MAXIMUM_NUMBER_OF_ATTACHMENTS'],
          ['Size of an attachment', 'INQUIRY_MAXIMUM_ATTACHMENT_SIZE_IN_BYTES'],
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const scroller = () =>
      within(canvasElement).queryByRole('group', { name: 'Where each limit is set' });
    const isWide = innerWidth < 500;
    await waitFor(() => expect(Boolean(scroller())).toBe(isWide));
    await userEvent.tab();
    if (isWide) await expect(scroller()).toHaveFocus();
    else await expect(document.body).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

export const LongWords: Story = {
  args: {
    blocks: [
      { kind: 'heading', id: 'long', text: longWord },
      { kind: 'paragraph', text: longSentence },
      { kind: 'list', items: [longWord, longSentence] },
      { kind: 'note', title: longWord, text: longSentence },
    ],
  },
};

export const OnInverse: Story = { decorators: [onBackground('inverse')] };

/** A note has its own background, so its link keeps that background's color on all others. */
export const NoteOnEachBackground: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {backgroundNames.map((background) => (
        <Section key={background} background={background} space="tight">
          <Prose
            blocks={[
              {
                kind: 'note',
                title: `On ${background}`,
                text: [
                  'Before the first call, ',
                  { href: '/contact', text: 'get a checklist' },
                  '.',
                ],
              },
            ]}
          />
        </Section>
      ))}
    </>
  ),
};

export const NoteOnEachBackgroundDark: Story = {
  ...NoteOnEachBackground,
  globals: { scheme: 'dark' },
};

export const NoteOnEachBackgroundHarbor: Story = {
  ...NoteOnEachBackground,
  globals: { theme: 'harbor', scheme: 'light' },
};

export const NoteOnEachBackgroundHarborDark: Story = {
  ...NoteOnEachBackground,
  globals: { theme: 'harbor', scheme: 'dark' },
};
