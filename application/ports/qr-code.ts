/** Encodes a text as a QR code. */
export type DrawQrCode = (text: string) => QrCode;

/** A QR code, ready to be drawn as SVG. */
export type QrCode = {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  /** The dark modules as the `d` attribute of an SVG path whose stroke is one module wide; the first row has `y` 0. */
  readonly path: string;
};
