import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import * as styles from './button.css.ts';

export const buttonVariants = ['solid', 'outline'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'regular'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

type ButtonStyle = {
  /**
   * `solid` is for the main action, `outline` for other actions next to it.
   * @default 'solid'
   */
  variant?: ButtonVariant | undefined;
  /** @default 'regular' */
  size?: ButtonSize | undefined;
};

const classOf = ({ variant = 'solid', size = 'regular' }: ButtonStyle) =>
  `${styles.button} ${styles.variant[variant]} ${styles.size[size]}`;

export type ButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'disabled' | 'aria-disabled'
> &
  ButtonStyle & {
    /**
     * Work is in progress. The button tells assistive technology and ignores presses, but keeps focus
     * (a `disabled` button would lose it).
     */
    busy?: boolean | undefined;
    /** Use `busy` instead. */
    'aria-disabled'?: undefined;
  };

/**
 * Does something on this page. To go to another page, use {@link ButtonLink}.
 *
 * Not for moving to another page: use `ButtonLink`, which visitors can also open in a new tab. To
 * show and hide text, use `Disclosure`, which announces whether it is open.
 */
export function Button({ variant, size, busy, type = 'button', onClick, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classOf({ variant, size })}
    />
  );
}

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonStyle;

/**
 * A link that looks like a button: the call to action of a section.
 *
 * Not for sending a form or changing something on this page: use `Button`. For a link in running
 * text, or a less prominent one, use `TextLink`.
 */
export function ButtonLink({ variant, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classOf({ variant, size })} />;
}
