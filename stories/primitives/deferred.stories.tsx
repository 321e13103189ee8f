import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Deferred, Island, Text } from '#design-system';

const tellFirstView = fn();

/** Reports what the page contains when this first renders. */
function FirstView() {
  useLayoutEffect(() => {
    tellFirstView(document.getElementById('storybook-root')?.textContent);
  }, []);
  return <Text>The first view.</Text>;
}

const meta = {
  title: 'Primitives/Deferred',
  component: Deferred,
  subcomponents: { Island },
  args: { children: <Text>The lower part.</Text> },
  argTypes: { children: { control: false } },
  render: (args) => (
    <>
      <FirstView />
      <Deferred {...args} />
    </>
  ),
  beforeEach: () => {
    tellFirstView.mockReset();
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Deferred>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first view renders alone, and then the lower part. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The lower part.')).toBeVisible();
    await expect(tellFirstView.mock.calls).toEqual([['The first view.']]);
  },
};

/** When it renders on the client, it is laid out with the rest, at its real height. */
export const Immediate: Story = {
  args: { isImmediate: true },
  play: async ({ canvasElement }) => {
    await expect(tellFirstView.mock.calls).toEqual([['The first view.The lower part.']]);
    const part = within(canvasElement).getByText('The lower part.');
    await expect(part.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    await expect(part.parentElement?.clientHeight).toBe(part.offsetHeight);
  },
};
