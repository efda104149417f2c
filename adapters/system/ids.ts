import type { Ids } from '../../application/ports/ids.ts';
import { crockfordOf } from '../../domain/text/crockford.ts';

/** Random ids from Web Crypto's generator, which is suitable for secrets. */
export const randomIds: Ids = {
  reference() {
    const letters = crockfordOf(crypto.getRandomValues(new Uint8Array(10)));
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  },
  secret() {
    const hex = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0'));
    return hex.join('');
  },
};
