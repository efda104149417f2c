import type { SealPurpose, Seals } from '../../application/ports/security/seals.ts';
import { makeSeal, type Seal } from './seal.ts';

/** Encryption with the site's secret, with one key per purpose; tokens made with the `previous` secret are accepted too. */
export function makeSeals(secret: Uint8Array, previous?: Uint8Array): Seals {
  const made = new Map<SealPurpose, Seal>();
  const of = (purpose: SealPurpose) => {
    let seal = made.get(purpose);
    if (!seal) made.set(purpose, (seal = makeSeal(secret, purpose, previous)));
    return seal;
  };
  return {
    seal: (purpose, text) => of(purpose).seal(text),
    open: (purpose, sealed) => of(purpose).unseal(sealed),
  };
}
