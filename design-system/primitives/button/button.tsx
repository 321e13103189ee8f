import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import * as styles from './button.css.ts';

type ButtonLook = {
  /** `solid` for the one main action of a place (default), `outline` for what stands beside it. */
  look?: 'solid' | 'outline' | undefined;
  /** Default `regular`. */
  size?: 'small' | 'regular' | undefined;
};

const classOf = ({ look = 'solid', size = 'regular' }: ButtonLook) =>
  `${styles.button} ${styles.look[look]} ${styles.size[size]}`;

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> &
  ButtonLook & {
    /**
     * Work is under way: says so to assistive technology and ignores presses, yet keeps focus
     * (a `disabled` button would drop it).
     */
    busy?: boolean | undefined;
  };

/**
 * Does something on this page. To go somewhere, use {@link ButtonLink}.
 *
 * Not for moving to another page: use `ButtonLink`, which visitors can also open in a new tab. To
 * show and hide text, use `Disclosure`, which announces whether it is open.
 */
export function Button({ look, size, busy, type = 'button', onClick, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classOf({ look, size })}
    />
  );
}

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/**
 * A link that looks like a button: the call to action of a section.
 *
 * Not for sending a form or changing something on this page: use `Button`. For a link in running
 * text, or one that carries less weight, use `TextLink`.
 */
export function ButtonLink({ look, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classOf({ look, size })} />;
}
