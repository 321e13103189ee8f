type TextRule = {
  /** The keys of the texts that the rule is for. Without them, it is for all texts. */
  keys?: RegExp;
  /** A part of a sentence, beside a link or strong words, may be a period or end with a space. */
  isForWholeTexts?: true;
  /** Matches a text with the mistake. */
  mistake: RegExp;
  /** What is wrong. It follows the text's place. */
  says: string;
  remedy: string;
};

/** Mistakes that no text may have. If a text has several, only the first is reported. */
export const textRules: readonly TextRule[] = [
  {
    keys: /^alt$/,
    mistake: /^\s*$/,
    says: 'is empty',
    remedy: 'Say in one sentence what the picture shows',
  },
  {
    mistake: /^\s*$/,
    says: 'is empty',
    remedy: 'Write the text, or remove the element it belongs to',
  },
  {
    keys: /^(?:href|\w+Href)$/,
    mistake: /^(?!\/(?!\/)|#\S|https:\/\/[^\s/]+\.\w|mailto:\S+@\S+\.\w|tel:\+?\d+$)/,
    says: 'isn’t an address for a link',
    remedy: 'Start it with "/" for a page of this site, or with "https://", "mailto:", or "tel:"',
  },
  {
    keys: /^published$/,
    mistake: /^(?!\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$)/,
    says: 'isn’t a date',
    remedy: 'Write it like "2026-01-31"',
  },
  {
    keys: /^(?!(?:path|href|\w+Href|rows)$)/,
    isForWholeTexts: true,
    mistake: /^[^\p{L}\p{N}]+$/u,
    says: 'has no letters or digits',
    remedy: 'Write words',
  },
  {
    isForWholeTexts: true,
    mistake: /^\s|\s$/,
    says: 'begins or ends with a space',
    remedy: 'Remove it',
  },
  {
    mistake: /\s{2}|[\n\t]/,
    says: 'has several spaces in a row, a tab, or a line break',
    remedy: 'Use one space',
  },
  {
    mistake: /&(?:[a-z]{2,}|#\w+);|<\/?[a-z][^>]*>|\*\*|\]\(/i,
    says: 'contains HTML or Markdown, which visitors would see as it is',
    remedy: 'Write plain text, with the characters themselves',
  },
  {
    mistake: /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b|\[object /,
    says: 'contains a placeholder',
    remedy: 'Write the real text',
  },
];
