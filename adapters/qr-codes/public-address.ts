import type { PublicAddress } from '../../application/ports/public-address.ts';
import { drawQrCode } from './draw-qr-code.ts';

/** `makePublicAddress(new URL('https://clairval.example')).code('/fr/')` → `{ size: 25, path: 'M0 0h7m2 0h1…' }` */
export function makePublicAddress(publicUrl: URL): PublicAddress {
  const whole = (path: string) => new URL(path, publicUrl.origin).href;
  return { whole, code: path => drawQrCode(whole(path)) };
}
