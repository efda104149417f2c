/** Rank of a heading in the page's outline; how large it looks is another matter. */
export type HeadingLevel = 2 | 3 | 4;
