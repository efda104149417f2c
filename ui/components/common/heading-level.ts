/** Level of a heading in the page's outline; independent of its size. */
export type HeadingLevel = 2 | 3 | 4;
