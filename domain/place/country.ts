/** Countries of the catalogue by their ids in the feed. */
export const COUNTRY = { belgium: 10, france: 33, italy: 42, luxembourg: 50 } as const;
