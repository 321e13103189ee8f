import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Cluster, Form, Stack } from '#design-system';
import { sampleForm } from '../sample-form.ts';
import { controls, expectKept, fill, thanks } from './form.fixture.ts';

type SampleForm = ComponentProps<typeof Form<typeof sampleForm.fields>>;

/** A form that is added and removed, as when the visitor moves between pages. */
function ComesAndGoes(args: SampleForm) {
  const [draft] = useState(() => crypto.randomUUID());
  const [isThere, setIsThere] = useState(true);
  return (
    <Stack gap="x3">
      <Cluster>
        <Button variant="outline" onClick={() => setIsThere(!isThere)}>
          {isThere ? 'Leave' : 'Return'}
        </Button>
      </Cluster>
      {isThere && <Form {...args} draft={draft} />}
    </Stack>
  );
}

const meta = {
  title: 'Sections/Form draft',
  component: Form,
  parameters: { layout: 'padded' },
  args: { ...sampleForm, action: '/messages', onSubmit: fn(async () => {}) },
  render: (args) => <ComesAndGoes {...args} />,
} satisfies Meta<typeof Form<typeof sampleForm.fields>>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** Values and files are kept, but errors are not. */
export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email, submit } = await fill(canvasElement);
    await userEvent.clear(email);
    await userEvent.click(submit);
    await canvas.findByText('Email is required.');
    await press(canvasElement, 'Leave');
    await expect(canvas.queryByLabelText('Attachments')).not.toBeInTheDocument();
    await press(canvasElement, 'Return');
    await canvas.findByRole('button', { name: 'Remove role.pdf' });
    const form = controls(canvasElement);
    await expect(form.email).toHaveValue('');
    await expect(form.email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(form.email, 'ana@example.com');
    await expectKept(form);
    await userEvent.click(form.submit);
    await canvas.findByText(thanks);
  },
};

let answer = () => {};

/** A form that is removed while it is being sent is still sent, once, and says so later. */
export const SentMeanwhile: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await canvas.findByRole('button', { name: 'Loading....' });
    await press(canvasElement, 'Leave');
    await press(canvasElement, 'Return');
    await userEvent.click(canvas.getByRole('button', { name: 'Loading....' }));
    await press(canvasElement, 'Leave');
    answer();
    await press(canvasElement, 'Return');
    await canvas.findByText(thanks);
    await canvas.findByRole('button', { name: 'Remove role.pdf' });
    await expectKept(controls(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Text that the visitor typed before hydration is kept. The draft fills in the rest. */
export const TypedBeforeHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement).getByTestId('page');
    const form = <Form {...args} draft={crypto.randomUUID()} />;
    page.innerHTML = renderToString(form);
    const first = hydrateRoot(page, form);
    await fill(page);
    first.unmount();

    page.innerHTML = renderToString(form);
    await userEvent.type(controls(page).firstName, 'Zoë');
    hydrateRoot(page, form);
    await within(page).findByRole('button', { name: 'Remove role.pdf' });
    await expect(controls(page).firstName).toHaveValue('Zoë');
    await expect(controls(page).email).toHaveValue('ana@example.com');
  },
};

/** A form that renders again with another default, as at the end of each page. */
function ChangesDefault(args: SampleForm) {
  const [draft] = useState(() => crypto.randomUUID());
  const [area, setArea] = useState<'Training' | 'Career'>('Training');
  return (
    <Stack gap="x3">
      <Cluster>
        <Button variant="outline" onClick={() => setArea('Training')}>
          To training
        </Button>
        <Button variant="outline" onClick={() => setArea('Career')}>
          To career
        </Button>
      </Cluster>
      <Form key={area} {...args} draft={draft} defaultValues={{ area }} />
    </Stack>
  );
}

/** While it is untouched, it has the new default. The visitor's choice stays. */
export const AnotherDefault: Story = {
  render: (args) => <ChangesDefault {...args} />,
  play: async ({ canvasElement }) => {
    const area = () => controls(canvasElement).area;
    await expect(area()).toHaveValue('Training');
    await press(canvasElement, 'To career');
    await expect(area()).toHaveValue('Career');
    await userEvent.selectOptions(area(), 'Training');
    await press(canvasElement, 'To training');
    await press(canvasElement, 'To career');
    await expect(area()).toHaveValue('Training');
  },
};
