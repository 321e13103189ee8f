import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './later.css.ts';

export type LaterProps = {
  children: ReactNode;
  /** Draws `children` with the rest after all. Only its value on the first drawing counts. */
  atOnce: boolean;
};

/**
 * The part of a page that can wait until what stands above it has been painted: a visitor who comes
 * from another page sees its heading that much earlier. Keeps a screen's height for it until then,
 * so that what follows, such as the footer, comes in where it stays.
 *
 * Not for the page that the server sends: without `atOnce` its content would be missing from the
 * HTML. Use `LateLayout` there, which keeps it in the document.
 */
export function Later({ children, atOnce }: LaterProps) {
  return useDeferredValue(true, atOnce) ? children : <div className={styles.place} />;
}
