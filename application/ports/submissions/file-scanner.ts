/** What a scanner says of a file. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  /** `signature`: what the scanner calls it, short and on one line. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** `again`: whether another try may tell; `never` where this scanner takes no such file. */
  | { readonly kind: 'unscanned'; readonly again: 'later' | 'never'; readonly reason: string };

/** Looks for malware in files of strangers. */
export type FileScanner = {
  /** Tells what a file holds, within a bounded time; a scanner that cannot be reached is a verdict too, nothing rejects. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
};
