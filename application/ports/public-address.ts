/** Where the site stands for those who are not on it: on paper, on another device. */
export type PublicAddress = {
  /** The whole address of a path: `'/fr/a-vendre/'` → `'https://clairval.example/fr/a-vendre/'`. */
  whole(path: string): string;
  /** The QR code of the whole address of a path. */
  code(path: string): QrCode;
};

export type QrCode = {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  /** The dark modules as data of an SVG path whose stroke is one module wide; the first row lies on `y` 0. */
  readonly path: string;
};
