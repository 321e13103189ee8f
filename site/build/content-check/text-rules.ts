type TextRule = {
  /** The keys whose texts it is about. Without them, it is about all texts. */
  keys?: RegExp;
  /** A part of a sentence, beside a link or strong words, may be a full stop or end with a space. */
  isForWholeTexts?: true;
  /** Matches a text with the mistake. */
  mistake: RegExp;
  /** What the text does. It follows the text's place. */
  says: string;
  remedy: string;
};

/** What no text of the content may be. Of several mistakes in one text, the first is named. */
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
    remedy: 'Write its words, or leave out what it belongs to',
  },
  {
    keys: /^(?:href|\w+Href)$/,
    mistake: /^(?!\/(?!\/)|#\S|https:\/\/[^\s/]+\.\w|mailto:\S+@\S+\.\w|tel:\+?\d+$)/,
    says: 'is no address for a link',
    remedy:
      'Begin a page’s with "/", another site’s with "https://", others with "mailto:" or "tel:"',
  },
  {
    keys: /^published$/,
    mistake: /^(?!\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$)/,
    says: 'is no day',
    remedy: 'Write it like "2026-01-31"',
  },
  {
    keys: /^(?!(?:path|href|\w+Href|rows)$)/,
    isForWholeTexts: true,
    mistake: /^[^\p{L}\p{N}]+$/u,
    says: 'has no letter and no digit',
    remedy: 'Write words',
  },
  {
    isForWholeTexts: true,
    mistake: /^\s|\s$/,
    says: 'begins or ends with a space',
    remedy: 'Take it away',
  },
  {
    mistake: /\s{2}|[\n\t]/,
    says: 'has several spaces in a row, a tab, or a line break',
    remedy: 'Put one space there',
  },
  {
    mistake: /&(?:[a-z]{2,}|#\w+);|<\/?[a-z][^>]*>|\*\*|\]\(/i,
    says: 'has HTML or Markdown in it, which visitors would read',
    remedy: 'Write plain text and the characters themselves',
  },
  {
    mistake: /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b|\[object /,
    says: 'has a placeholder in it',
    remedy: 'Write the words that belong there',
  },
];
