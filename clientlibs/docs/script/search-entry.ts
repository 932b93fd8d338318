/** One place that the search knows: its address, its title, the page that has it, its text, and words that are not shown. */
export type SearchEntry = readonly [
  address: string,
  title: string,
  page: string,
  text: string,
  hiddenWords?: string,
];
