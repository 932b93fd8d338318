/** A list of so many items, each made from its index. `Array.from` is not used: old scripts replace it. */
export const listOf = <Item>(length: number, make: (index: number) => Item): Item[] =>
  [...Array(length).keys()].map(make);
