import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs, backgroundNames, Section } from '#design-system';
import { allWidths, forcedColors, hovered } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { longSentence } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [{ href: '/services', label: 'Services' }],
    current: 'Software development',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(nav.getAllByRole('listitem')).toHaveLength(2);
    const link = nav.getByRole('link', { name: 'Services' });
    await expect(link).toHaveAttribute('href', '/services');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const current = nav.getByText('Software development');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current.closest('a')).toBeNull();
  },
};

export const SeveralLevels: Story = {
  args: {
    parents: [
      { href: '/', label: 'Home' },
      { href: '/services', label: 'Services' },
      { href: '/software-development', label: 'Development of software and of mobile apps' },
    ],
  },
  parameters: allWidths,
};

/** Entries wrap, and the last one ends with an ellipsis if it is longer than a line. */
export const LongName: Story = {
  args: { current: longSentence },
  parameters: allWidths,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(longSentence)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Translated: Story = {
  args: {
    label: 'Fil d’Ariane',
    parents: [{ href: '/services', label: 'Prestations' }],
    current: 'Développement',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation')).toHaveAccessibleName(
      'Fil d’Ariane',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const FocusedOnInverse: Story = { ...Focused, decorators: [onBackground('inverse')] };

export const Backgrounds: Story = {
  render: (args) => (
    <>
      {backgroundNames.map((background) => (
        <Section key={background} background={background} space="tight">
          <Breadcrumbs {...args} label={`On ${background}`} />
        </Section>
      ))}
    </>
  ),
};

export const Hovered: Story = { ...Backgrounds, ...hovered };

export const InForcedColors: Story = { ...Focused, parameters: forcedColors };
