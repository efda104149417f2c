import type { QrCode } from './qr-code.ts';

/** Builds public URLs of the site, for print and for other devices. */
export type PublicAddress = {
  /** Returns the absolute URL of a path: `'/fr/a-vendre/'` → `'https://clairval.example/fr/a-vendre/'`. */
  whole(path: string): string;
  /** Returns the QR code of the absolute URL of a path. */
  code(path: string): QrCode;
};
