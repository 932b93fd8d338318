/** An entry of the search index: URL, title, page, text, and words that are found but not shown. */
export type SearchEntry = readonly [
  address: string,
  title: string,
  page: string,
  text: string,
  hiddenWords?: string,
];
