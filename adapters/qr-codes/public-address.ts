import type { PublicAddress } from '../../application/ports/public-address.ts';
import { drawQrCode } from './draw-qr-code.ts';

/** Public URLs of paths, and their QR codes. `makePublicAddress(new URL('https://clairval.example')).code('/fr/')` → `{ size: 25, … }` */
export function makePublicAddress(publicUrl: URL): PublicAddress {
  const whole = (path: string) => new URL(path, publicUrl.origin).href;
  return { whole, code: path => drawQrCode(whole(path)) };
}
