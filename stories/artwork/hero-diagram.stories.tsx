import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroDiagram } from '#design-system';
import { allWidths, forcedColors, motion } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Artwork/Hero diagram',
  component: HeroDiagram,
  args: {
    roles: [
      'React engineer',
      'Data scientist',
      'Salesforce admin',
      'Cloud architect',
      'UX designer',
      'Oracle HCM lead',
      'QA analyst',
    ],
  },
  parameters: allWidths,
} satisfies Meta<typeof HeroDiagram>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One of the two drawings is shown, and its text is at least 11 px high. */
export const OnInverse: Story = {
  decorators: [onBackground('inverse')],
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('svg')].filter((svg) => svg.clientWidth > 0);
    await expect(shown).toHaveLength(1);
    for (const label of canvasElement.querySelectorAll<SVGTextElement>('svg text')) {
      const scale = label.getScreenCTM()?.a ?? 0;
      if (label.getBoundingClientRect().width > 0) {
        await expect(Number(label.getAttribute('font-size')) * scale).toBeGreaterThanOrEqual(11);
      }
    }
  },
};

export const OnCanvas: Story = { decorators: [onBackground('canvas')] };

export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };

/** After the lines have drawn themselves. */
export const OnInverseInMotion: Story = { ...OnInverse, parameters: motion };
