import type { LinkHref } from '../link/link.tsx';
import { TextLink } from '../link/text-link.tsx';
import * as styles from './rich-text.css.ts';

/** Text that may contain bold words, highlighted words, and links. */
export type RichText =
  | string
  | readonly (string | { strong: string } | { mark: string } | { href: LinkHref; text: string })[];

export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((run) => {
    if (typeof run === 'string') return run;
    if ('strong' in run) return <strong key={run.strong}>{run.strong}</strong>;
    if ('mark' in run) {
      return (
        <mark key={run.mark} className={styles.mark}>
          {run.mark}
        </mark>
      );
    }
    return (
      <TextLink key={run.href} href={run.href}>
        {run.text}
      </TextLink>
    );
  });
}
