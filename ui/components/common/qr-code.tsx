import type { QrCode } from '../../../application/ports/qr-code.ts';

/** Width in modules of the white margin around a code ("quiet zone"); scanners need four modules. */
const QUIET = 4;

/** A QR code for print, black on white, with its label below. */
export function PaperCode({ code, label }: { readonly code: QrCode; readonly label: string }) {
  return (
    <span className="paper-code">
      <CodePicture code={code} label={label} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}

/** A QR code only; `label` is its text alternative. */
export function CodePicture({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) {
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
