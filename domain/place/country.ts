/** Countries of the catalogue by the feed's own ids. */
export const COUNTRY = { belgium: 10, france: 33, italy: 42, luxembourg: 50 } as const;
