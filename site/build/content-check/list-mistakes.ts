import { type Found, isSentence } from './found-content.ts';
import { counts } from './limits.ts';

/** The keys that tell the items of a list apart. Only the first one that an item has is used. */
const identities = ['title', 'question', 'term', 'quote', 'name', 'label', 'href'];

function identityOf(item: unknown) {
  if (typeof item !== 'object' || item === null) return item;
  const values = new Map(Object.entries(item));
  return identities.map((key) => values.get(key)).find((value) => value !== undefined);
}

/** Each item that repeats an earlier one. */
export function repetitions<Item>(items: readonly Item[], say: (item: Item) => unknown) {
  const said = items.map(say);
  return items.flatMap((item, index) => {
    const text = said[index];
    const first = items[said.indexOf(text)];
    const isRepeated = typeof text === 'string' && text.trim() && first && first !== item;
    return isRepeated ? [{ item, first, text }] : [];
  });
}

function wrongCount(key: string, { length }: readonly unknown[]) {
  const count = counts[key];
  if (!count || (length >= count.min && length <= count.max)) return [];
  return [
    `has ${length} ${length === 1 ? 'item' : 'items'}. Write ${count.min} to ${count.max}: ${count.reason}.`,
  ];
}

/** What is wrong with a list, and how to fix it. */
export function listMistakes({ file, place, key, value, parent }: Found) {
  if (!Array.isArray(value)) return [];
  const name = `${file}: ${place}`;
  if (value.length === 0) return [`${name} is an empty list. Add an item, or remove the list.`];
  // Cells of a table may be equal, and so may parts of a sentence.
  if (Array.isArray(parent) || key === 'cells' || isSentence(value)) return [];
  const items = value.map((item, index) => ({ item, place: `${place}[${index}]` }));
  return [
    ...wrongCount(key, value).map((wrong) => `${name} ${wrong}`),
    ...repetitions(items, ({ item }) => identityOf(item)).map(
      ({ item, first, text }) =>
        `${file}: ${item.place} repeats “${text}” from ${first.place}. Make them different.`,
    ),
  ];
}
