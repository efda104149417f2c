import type { QrCode } from '../../../application/ports/qr-code.ts';

/** Four modules stay white around a code: without them readers do not find it. */
const QUIET = 4;

/** A QR code, in black on the white of the paper, with what it leads to below. */
export function PaperCode({ code, label }: { readonly code: QrCode; readonly label: string }) {
  return (
    <span className="paper-code">
      <CodePicture code={code} label={label} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}

/** A QR code alone; `label` says what it is for. */
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
