import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Later, Text } from '#design-system';

const tellFirstView = fn();

/** Tells what there is of the page when this is drawn for the first time. */
function FirstView() {
  useLayoutEffect(() => {
    tellFirstView(document.getElementById('storybook-root')?.textContent);
  }, []);
  return <Text>The first view.</Text>;
}

const meta = {
  title: 'Primitives/Later',
  component: Later,
  args: { children: <Text>The lower part.</Text>, atOnce: false },
  argTypes: { children: { control: false } },
  render: (args) => (
    <>
      <FirstView />
      <Later {...args} />
    </>
  ),
  beforeEach: () => {
    tellFirstView.mockReset();
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Later>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first view stands alone at first; the lower part follows. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The lower part.')).toBeVisible();
    await expect(tellFirstView.mock.calls).toEqual([['The first view.']]);
  },
};

export const AtOnce: Story = {
  args: { atOnce: true },
  play: async () => {
    await expect(tellFirstView.mock.calls).toEqual([['The first view.The lower part.']]);
  },
};
