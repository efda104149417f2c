import type { QrCode } from './qr-code.ts';

/** Where the site stands for those who are not on it: on paper, on another device. */
export type PublicAddress = {
  /** The whole address of a path: `'/fr/a-vendre/'` → `'https://clairval.example/fr/a-vendre/'`. */
  whole(path: string): string;
  /** The QR code of the whole address of a path. */
  code(path: string): QrCode;
};
