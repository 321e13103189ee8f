import { useEffect } from 'react';

/** How many forms mark the title, the marked title, and the original one. */
let marks = 0;
let marked = '';
let original = '';

/**
 * Marks the document's title, once for all forms, until none of them has errors. If a page change
 * sets another title, that title is left alone. Each `attempt` to send marks it again.
 */
export function useMarkedTitle(mark: ((title: string) => string) | undefined, attempt: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt marks the title again.
  useEffect(() => {
    if (!mark) return;
    marks += 1;
    if (document.title !== marked) {
      original = document.title;
      marked = mark(original);
      document.title = marked;
    }
    return () => {
      marks -= 1;
      if (marks > 0 || document.title !== marked) return;
      document.title = original;
      marked = '';
    };
  }, [mark, attempt]);
}
