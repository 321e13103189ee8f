const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * A count as it is written within a sentence, in figures from 10 up, and as it is written at the
 * start of one, in figures from 21 up.
 */
export function countInWords(count: number) {
  const inWords = words[count] ?? String(count);
  return {
    inText: count < 10 ? inWords : String(count),
    atStart: inWords.charAt(0).toUpperCase() + inWords.slice(1),
  };
}
