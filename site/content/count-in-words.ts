const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count as texts state it, and as sentences start with it. Above twenty, it is in figures. */
export function countInWords(count: number) {
  const inText = words[count] ?? String(count);
  return { inText, atStart: inText.charAt(0).toUpperCase() + inText.slice(1) };
}
