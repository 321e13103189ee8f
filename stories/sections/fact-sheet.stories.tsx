import type { Meta, StoryObj } from '@storybook/react-vite';
import { backgroundNames, type Fact, FactSheet, type Phases, type Plan } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { builders } from '../sample-artwork.ts';
import {
  action,
  header,
  longAction,
  longHeader,
  longSentence,
  longWord,
} from '../sample-content.ts';

const meta = {
  title: 'Sections/Fact sheet',
  component: FactSheet,
  args: {
    ...header,
    action,
    facts: [
      { term: 'Team', detail: 'Two engineers and a lead' },
      { term: 'Length', detail: 'Three months, then month by month' },
      { term: 'Tools', detail: ['TypeScript', 'PostgreSQL', 'Terraform', 'Playwright'] },
      { term: 'Where', detail: 'Your office, or four hours of overlap' },
    ],
  },
  argTypes: {
    background: oneOf(backgroundNames),
    cardBackground: oneOf(['inverse', 'brand', 'none']),
  },
  parameters: allWidths,
} satisfies Meta<typeof FactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const keyFacts: readonly Fact[] = [
  { term: 'For', detail: 'Teams of two to nine' },
  { term: 'Team', detail: 'Two engineers and a lead' },
  { term: 'Price', detail: 'A monthly rate', condition: 'By role and seniority', isKey: true },
  { term: 'Time', detail: 'Three months', condition: 'Then month by month', isKey: true },
  { term: 'Tools', detail: ['TypeScript', 'PostgreSQL', 'Terraform', 'Playwright'] },
  { term: 'Where', detail: 'Your office, or four hours of overlap' },
];

/** They are one card with the button, above the other facts. */
export const KeyFacts: Story = { args: { facts: keyFacts } };

/** Where the next section has the color of the usual card. */
export const BrandCard: Story = { args: { facts: keyFacts, cardBackground: 'brand' } };

export const KeyFactsOnEachBackground: Story = {
  args: { facts: keyFacts },
  decorators: [sectionOnEachBackground],
};

const phases: Phases = {
  parts: [
    { title: 'Search', time: '1 week', length: 1 },
    { title: 'Interviews', time: '2–3 weeks', length: [2, 3] },
    { title: 'Work', time: '7–9 weeks', length: [7, 9] },
  ],
  end: 'Handoff',
};

export const WithPhases: Story = { args: { facts: keyFacts, phases } };

export const WithPhasesOnEachBackground: Story = {
  args: { facts: keyFacts, phases },
  decorators: [sectionOnEachBackground],
};

/** Words that don't fit in a bar are next to it. */
export const ShortPhases: Story = {
  args: {
    facts: keyFacts,
    phases: {
      parts: [
        { title: 'Brief', time: '1–3 weeks', length: [1, 3] },
        { title: 'Build and test', time: '12–17 weeks', length: [12, 17] },
      ],
      end: 'First release',
    },
  },
};

/** A drawing next to the title, which stands on the card. */
export const WithScene: Story = { args: { facts: keyFacts, scene: builders } };

const plan: Plan = {
  teams: [
    { label: 'Our three', shares: [1, 1, 0.5], note: 'for four months' },
    { label: 'Your one', shares: [0.2], note: 'a day a week' },
  ],
  unit: 'Month',
  length: 5,
  rows: [
    { label: 'Search', from: 1, to: 1 },
    { label: 'Interviews', from: 1, to: 2 },
    { label: 'Onboarding', from: 3, to: 4 },
    { label: 'Reviews', at: [3, 4] },
  ],
  finish: { label: 'Team runs', from: 4, to: 5, note: 'After month three' },
  alt: 'Three of ours and one of yours search in month one, interview in two, and start in three.',
};

export const WithPlan: Story = { args: { plan } };

export const WithPlanOnEachBackground: Story = {
  args: { plan },
  decorators: [sectionOnEachBackground],
};

/** Key facts on the section itself. */
export const WithoutCard: Story = { args: { facts: keyFacts, plan, cardBackground: 'none' } };

/** One team, with the maximum number of units. */
export const LongPlan: Story = {
  args: {
    plan: {
      ...plan,
      teams: [
        { label: 'A team of eight', shares: [1, 1, 1, 1, 1, 1, 0.5, 0.1], note: 'for a year' },
      ],
      length: 12,
      rows: [
        { label: 'Discovery and design', from: 1, to: 2 },
        { label: 'Development and tests', from: 2, to: 11 },
        { label: 'Training of your team', from: 11, to: 11 },
      ],
      finish: { label: 'Release', from: 9, to: 12, note: 'Month nine on' },
    },
  },
};

export const OneFact: Story = {
  render: () => <FactSheet title="Price" facts={[{ term: 'Price', detail: 'Per day' }]} />,
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    action: longAction,
    facts: [
      { term: 'Responsibility', detail: longSentence },
      { term: longWord, detail: [longWord, 'Short', longHeader.eyebrow] },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
