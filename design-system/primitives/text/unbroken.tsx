import { unbroken } from './text.css.ts';

/**
 * Keeps ranges and compounds with a short first part on one line, such as "3–18", "2-week", and
 * "e-commerce". Browsers would otherwise break them after the dash.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\b(?:\d+[–-]|\w-)\w+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text’s parts never change order
      <span key={index} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
