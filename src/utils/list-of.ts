/**
 * Returns a list of this length, with each item created from its index. Does not use `Array.from`, which old
 * scripts replace.
 */
export const listOf = <Item>(length: number, make: (index: number) => Item): Item[] =>
  [...Array(length).keys()].map(make);
