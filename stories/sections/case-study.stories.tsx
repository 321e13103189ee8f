import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, CaseStudy } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { bars, list, steps } from '../sample-artwork.ts';
import { action, longAction, longHeader, longSentence, longWord } from '../sample-content.ts';

/** What a case study can do without. */
const optional = {
  lead: 'Readers reserve, renew, and pay from home. The desk talks about books again.',
  picture: { composition: list, alt: 'A list in a window, its first row done.' },
  quote: {
    quote: 'I went a whole Saturday without looking for a pencil.',
    firstName: 'Agnes',
    jobTitle: 'Head librarian',
  },
  action,
} as const;
const { quote, picture } = optional;

const meta = {
  title: 'Sections/Case study',
  component: CaseStudy,
  args: {
    title: 'A card catalog that answers',
    client: 'Town library',
    challenge:
      'Every reservation was a phone call, and every call ended at the same three drawers.',
    steps: [
      {
        label: 'Month 1',
        title: 'Count the calls',
        text: 'For two weeks the desk ticked off why people rang. Four reasons covered most of it.',
      },
      {
        label: 'Month 2',
        title: 'Answer the first reason',
        text: 'Renewals went online alone, so that the staff could watch one change at a time.',
      },
      {
        label: 'Month 5',
        title: 'Open the drawers',
        text: 'Catalog, waiting lists, and fees followed, each after a week on a single shelf.',
      },
    ],
    result: 'The drawers are in the town museum. The staff enter new books themselves.',
    figures: [
      { value: '5 months', label: 'from the first visit to the last drawer' },
      { value: '6', label: 'people, two of them librarians' },
      { value: '1', label: 'list in place of three' },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof CaseStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

const { figures, steps: threeSteps } = meta.args;

/** The headings tell the story in order: the section, its parts, and the steps below theirs. */
export const Complete: Story = {
  args: optional,
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading');
    await expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 A card catalog that answers',
      'H3 The challenge',
      'H3 What we did',
      'H4 Count the calls',
      'H4 Answer the first reason',
      'H4 Open the drawers',
      'H3 The result',
    ]);
  },
};

/** Without a picture, the challenge stands alone. */
export const OwnWords: Story = {
  args: { quote, labels: { challenge: 'Die Aufgabe', steps: 'Der Weg', result: 'Das Ergebnis' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Die Aufgabe', 'Der Weg', 'Das Ergebnis']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.queryByText(/^(The challenge|What we did|The result)$/)).toBeNull();
  },
};

/** The result takes its row alone. */
export const WithoutQuote: Story = { args: { picture } };

export const ShortestContent: Story = {
  args: {
    challenge: 'Three drawers, one key.',
    steps: threeSteps.slice(0, 1),
    figures: [figures[1], figures[2]],
  },
};

/** A drawing that uses the panel's background. */
export const FourFiguresAndFiveSteps: Story = {
  args: {
    picture: { composition: steps, alt: 'Three steps, each further along than the one before.' },
    figures: [...figures, { value: '9 days', label: 'until the first renewal' }],
    steps: [
      ...threeSteps,
      { label: 'Month 6', title: 'Leave', text: 'Two evenings of questions, and a binder.' },
      { label: 'Month 9', title: 'Return', text: 'A day at the desk, to see what had changed.' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    client: longWord,
    challenge: `${longSentence} ${longWord}`,
    picture: { composition: bars, alt: 'Six bars, the fifth of which stands out.' },
    steps: [{ label: 'Month 1', title: longWord, text: longSentence }, ...threeSteps.slice(0, 1)],
    result: longSentence,
    figures: [
      { value: '1,234,567+', label: longWord },
      { value: '7', label: longSentence },
    ],
    quote: { quote: longSentence, firstName: longWord, jobTitle: longWord },
    action: longAction,
  },
};

export const ActionHovered: Story = { args: { action }, ...hovered };

export const ActionFocused: Story = {
  args: { action },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: action.label });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const InForcedColors: Story = { args: { picture, quote }, parameters: forcedColors };

export const Backgrounds: Story = {
  args: { picture, quote },
  decorators: [sectionOnEachBackground],
};
