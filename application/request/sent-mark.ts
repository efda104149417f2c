import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';

/**
 * Signatures for addresses that confirm a submission. Pages and files confirm only addresses signed here, so that a foreign link cannot
 * make the site confirm something that never happened.
 */
export type SentMarks = {
  /** Signs the address; valid for one to two days. `mark('/fr/contact/?sent=1')` → `'/fr/contact/?sent=1&mark=Qm9…'` */
  mark(address: string): string;
  /** Returns the parameters; without those of `CONFIRMING` unless the signature is valid for this path and these values. */
  checked(path: string, parameters: URLSearchParams): URLSearchParams;
};

/** Parameters by which a page confirms a submission; removed if the signature is invalid. */
const CONFIRMING = ['sent', 'reference', 'visit', 'sequence', 'asked'];
/** Parameters that are signed too, but not removed if the signature is invalid. */
const SIGNED_TOO = ['property', 'project'];

const DAY = 24 * 3_600_000;

/**
 * HMAC of path, parameters and day (days since 1970), so that a form sent twice leads to one address. A signature is valid on its day and
 * the next day. Without `hashes` (no forms can be sent), every signature is invalid.
 */
export function makeSentMarks({
  hashes,
  clock,
}: {
  readonly hashes?: Pick<Hashes, 'personal' | 'formerly'> | undefined;
  readonly clock: Clock;
}): SentMarks {
  const today = () => Math.floor(clock.now() / DAY);
  return {
    mark(address) {
      const [path = '', query = ''] = address.split('?', 2);
      const mark = hashes?.personal(textOf(path, new URLSearchParams(query), today()));
      return mark === undefined ? address : `${path}?${query}&mark=${mark}`;
    },
    checked(path, parameters) {
      if (!CONFIRMING.some(name => parameters.has(name))) return parameters;
      const mark = parameters.get('mark') ?? '';
      const texts = [today(), today() - 1].map(day => textOf(path, parameters, day));
      if (hashes && texts.some(text => [hashes.personal(text), hashes.formerly(text)].includes(mark)))
        return parameters;
      const plain = new URLSearchParams(parameters);
      for (const name of CONFIRMING) plain.delete(name);
      return plain;
    },
  };
}

/** The signed text. Normalises the path to the escaped form that browsers send. */
function textOf(path: string, parameters: URLSearchParams, day: number): string {
  const values = [...CONFIRMING, ...SIGNED_TOO].map(name => parameters.getAll(name));
  const whole = `http://site${path}`;
  const escaped = URL.canParse(whole) ? new URL(whole).pathname : path;
  return `sent form ${JSON.stringify([escaped, day, values])}`;
}
