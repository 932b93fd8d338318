/** A list of this length, with items made from their index. `Array.from` is not used: old scripts replace it. */
export const listOf = <Item>(length: number, make: (index: number) => Item): Item[] =>
  [...Array(length).keys()].map(make);
