import { expect, userEvent, waitFor } from 'storybook/test';

/** Opens a `DropdownMenu` once its script has loaded, so that it opens as a menu. */
export async function openOnceLoaded(button: HTMLElement) {
  await userEvent.hover(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
  await userEvent.click(button);
}
