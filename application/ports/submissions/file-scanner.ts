/** Result of a malware scan. */
export type ScanResult =
  | { readonly kind: 'clean' }
  /** `signature`: the scanner's name for the malware, short and on one line. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** `again`: `later` if another attempt may succeed, `never` if this scanner cannot scan the file. */
  | { readonly kind: 'unscanned'; readonly again: 'later' | 'never'; readonly reason: string };

/** Scans uploaded files for malware. */
export type FileScanner = {
  /** Scans a file within a bounded time. Never rejects: an unreachable scanner results in `unscanned`. */
  scan(bytes: Uint8Array): Promise<ScanResult>;
};
