import type { Ids } from '../../application/ports/ids.ts';

/** Crockford's base 32: no letters and digits that are mistaken for each other when read out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random ids; Web Crypto's generator is fit for secrets. */
export const randomIds: Ids = {
  reference() {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => LETTERS[byte % 32] ?? '0');
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  },
  secret() {
    const hex = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0'));
    return hex.join('');
  },
};
