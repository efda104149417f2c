import type { QrCode } from '../../application/ports/public-address.ts';

/** Four modules stay white around a code: without them readers do not find it. */
const QUIET = 4;

/** A QR code, in black on the white of the paper. */
export function QrCodeImage({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET} ${-QUIET - 0.5} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} stroke="#000" />
    </svg>
  );
}
