/** Exactly `Count` items. With six, for example, a seventh is a type error. */
export type Tuple<
  Item,
  Count extends number,
  Items extends readonly Item[] = readonly [],
> = Items['length'] extends Count ? Items : Tuple<Item, Count, readonly [...Items, Item]>;
