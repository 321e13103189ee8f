/** A text, an object, or a list in the content, and where it is. */
export type Found = {
  /** The file that an author opens to change it. */
  file: string;
  /** The path to it in that file, such as `page.banner.title`. */
  place: string;
  /** The last key of that path. The items of a list have the list's key. */
  key: string;
  value: unknown;
  /** The object or the list that it is in. */
  parent?: unknown;
};

export type FoundText = Found & { value: string };

export type Root = Pick<Found, 'file' | 'place' | 'value'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether it is one sentence in parts: texts, and links or strong words between them. */
export const isSentence = (value: unknown) =>
  Array.isArray(value) && value.some(isObject) && value.some((part) => typeof part === 'string');

/**
 * Finds everything in the content, at any depth. What several modules include is found once, where
 * the path to it is the shortest: in the module that it comes from.
 */
export function findContent(roots: readonly Root[]) {
  const queue: Found[] = roots.map((root) => ({ ...root, key: root.place }));
  const objects = new Map<unknown, Found>();
  const texts: FoundText[] = [];
  // The queue grows meanwhile.
  for (const found of queue) {
    const { value, place, file } = found;
    if (typeof value === 'string') texts.push({ ...found, value });
    if (!isObject(value) || objects.has(value)) continue;
    objects.set(value, found);
    for (const [name, child] of Object.entries(value)) {
      const inList = { place: `${place}[${name}]`, key: found.key };
      const inObject = { place: `${place}.${name}`, key: name };
      const where = Array.isArray(value) ? inList : inObject;
      queue.push({ file, ...where, value: child, parent: value });
    }
  }
  return { objects, texts };
}
