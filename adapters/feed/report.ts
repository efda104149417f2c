/** What the feed's reader has to say about one field of one record; `id` is empty where the record has none. */
export type FeedReport = { readonly id: string; readonly field: string; readonly reason: string };

/** Collects remarks about one record. */
export type Remark = (field: string, reason: string) => void;
