import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  Banner,
  BreadcrumbsContext,
  backgroundNames,
  bannerVariants,
  HeroDiagram,
  imagePositions,
} from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { climb, steps } from '../sample-artwork.ts';
import { action, header, heroPeople, longAction, longHeader } from '../sample-content.ts';

const meta = {
  title: 'Sections/Banner',
  component: Banner,
  args: { ...header, eyebrow: 'For teams', action, art: steps },
  argTypes: {
    background: oneOf(backgroundNames),
    variant: oneOf(bannerVariants),
    imagePosition: oneOf(imagePositions),
    children: { control: false },
  },
  parameters: allWidths,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has the page's only level 1 heading. The picture ends where the banner does. */
export const Scene: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: header.title })).toBeVisible();
  },
};

export const Mirrored: Story = { args: { imagePosition: 'start' } };

/** From edge to edge. A phone shows its middle. */
export const Panorama: Story = { args: { variant: 'panorama', art: climb } };

export const WithNote: Story = { args: { note: '14 years and 42 companies' } };

export const WithFigures: Story = {
  args: {
    figures: {
      label: 'In figures',
      stats: [
        { value: '14', label: 'years with the same name' },
        { value: '42', label: 'companies that hired twice' },
        { value: '98%', label: 'on time' },
      ],
    },
  },
};

/** The light is at the header's corner, except on the header's own background. */
export const WithBreadcrumbs: Story = {
  args: { background: 'subtle' },
  decorators: [
    (Story) => (
      <BreadcrumbsContext
        value={{ parents: [{ href: '/services', label: 'Services' }], current: 'Teams' }}
      >
        <Story />
      </BreadcrumbsContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' });
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(nav.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Plain: Story = {
  render: () => <Banner title="Work" lead="Find some." />,
};

/** People that stand on what follows. */
export const WithDiagram: Story = {
  args: {
    variant: 'panorama',
    children: (
      <HeroDiagram
        roles={['Nurse app', 'Ledger', 'Robot arm', 'Night shift', 'Help desk']}
        people={heroPeople}
      />
    ),
  },
};

export const LongWords: Story = { args: { ...longHeader, action: longAction } };

/** Tab reaches the main action first. */
export const TwoActions: Story = {
  args: {
    secondAction: { href: '/services', label: 'See our services' },
    links: [{ href: '/career', label: 'See open jobs' }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: action.label })).toHaveFocus();
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };

export const InForcedColors: Story = { ...TwoActions, parameters: forcedColors };
