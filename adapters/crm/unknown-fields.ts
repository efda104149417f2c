import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';
import { oneEditApart } from '../../domain/text/one-edit-apart.ts';
import { brokenLine } from './system-json.ts';

/** Names of the fields of a system's records. */
export type SystemFields = {
  /** Fields that the adapter reads. */
  readonly read: ReadonlySet<string>;
  /** Fields of the system that the site does not show. */
  readonly unused: ReadonlySet<string>;
  /** Further fields of the system that the site does not show, by a pattern of their names. */
  readonly unusedLike?: RegExp;
};

/** Format of names that a finding shows; names in another format could put any text into the logs. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]{0,59}$/u;
/** Maximum number of names per run: a system may invent one for each record. */
const MOST_NAMES = 100;
/** Minimum length of a name, in characters, that is compared with similar names: shorter names resemble too many others. */
const SHORTEST = 4;
/** Values that CRMs send for an empty field. */
const EMPTY: ReadonlySet<unknown> = new Set([null, undefined, '', false, 0, -1, '-1', 'UNDEFINED', 'false']);

/** Splits a list of names. `namesIn('id zip city')` → a set of three */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Counts the fields of a system's records that neither the adapter nor the system's own description knows. */
export class UnknownFields {
  readonly #fields: SystemFields;
  readonly #counts = new Map<string, number>();
  /** The field that a name probably means, `undefined` for none; `false` for a known field. */
  readonly #meant = new Map<string, string | undefined | false>();

  constructor(fields: SystemFields) {
    this.#fields = fields;
  }

  /** Counts each unknown field of a record that has a value. */
  note(record: Readonly<Record<string, unknown>>): void {
    // A record that is not JSON contains only its id, under the names that the different CRMs use, so the record is not checked for unknown
    // fields.
    if (brokenLine(record) !== undefined) return;
    for (const [name, value] of Object.entries(record)) {
      if (isEmpty(value) || this.#meantBy(name) === false) continue;
      if (this.#counts.has(name) || this.#counts.size < MOST_NAMES)
        this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  /** One finding for each unknown field, with the number of records that have it. */
  items(): readonly FeedItem[] {
    return Array.from(this.#counts, ([field, count]): FeedItem => {
      const meant = this.#meantBy(field);
      const why = meant ? reason('system-field-like', { count, meant }) : reason('system-field-of-none', { count });
      return { kind: 'warning', finding: { id: '', field, reason: why } };
    });
  }

  #meantBy(name: string): string | undefined | false {
    const { read, unused, unusedLike } = this.#fields;
    if (read.has(name) || unused.has(name) || !NAME.test(name)) return false;
    if (!this.#meant.has(name) && this.#meant.size >= MOST_NAMES * 10) return false;
    if (!this.#meant.has(name)) {
      const like = [...read].find(field => resembles(field, name));
      this.#meant.set(name, like ?? (unusedLike?.test(name) ? false : undefined));
    }
    return this.#meant.get(name);
  }
}

function resembles(field: string, name: string): boolean {
  if (field.toLowerCase() === name.toLowerCase()) return true;
  return Math.min(field.length, name.length) >= SHORTEST && oneEditApart(field, name);
}

function isEmpty(value: unknown): boolean {
  return EMPTY.has(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
