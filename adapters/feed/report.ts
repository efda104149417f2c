/** Collects what is to be said about fields of one thing. */
export type Remark = (field: string, reason: string) => void;
