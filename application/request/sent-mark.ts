import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';

/**
 * Marks of addresses that say what became of a form. A page or file confirms a request only where its address was made here, so that no
 * link of another has the site confirm what never happened.
 */
export type SentMarks = {
  /** The address with a mark that counts for a day or two. `mark('/fr/contact/?sent=1')` → `'/fr/contact/?sent=1&mark=Qm9…'` */
  mark(address: string): string;
  /** The parameters, without those that confirm something where no mark of this path and of just these counts. */
  checked(path: string, parameters: URLSearchParams): URLSearchParams;
};

/** What confirms something. */
const SAYS = ['sent', 'reference', 'visit', 'sequence', 'asked'];
/** What it is about, which the mark is made of too and stays without it. */
const ABOUT = ['property', 'project'];

const DAY = 24 * 3_600_000;

/**
 * Made with the site's keyed hashes, of the path, the parameters and the day: a form that is sent twice leads to one address. A mark counts on
 * its day and the next, days being counted from 1970. Without `hashes`, where nothing can be sent, none counts.
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
      if (!SAYS.some(name => parameters.has(name))) return parameters;
      const mark = parameters.get('mark') ?? '';
      const texts = [today(), today() - 1].map(day => textOf(path, parameters, day));
      if (hashes && texts.some(text => [hashes.personal(text), hashes.formerly(text)].includes(mark)))
        return parameters;
      const plain = new URLSearchParams(parameters);
      for (const name of SAYS) plain.delete(name);
      return plain;
    },
  };
}

/** What a mark is made of. Paths are alike as they are written and as browsers escape them. */
function textOf(path: string, parameters: URLSearchParams, day: number): string {
  const said = [...SAYS, ...ABOUT].map(name => parameters.getAll(name));
  const whole = `http://site${path}`;
  const escaped = URL.canParse(whole) ? new URL(whole).pathname : path;
  return `sent form ${JSON.stringify([escaped, day, said])}`;
}
