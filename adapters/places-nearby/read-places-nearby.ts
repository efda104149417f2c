import { open } from 'node:fs/promises';
import { z } from 'zod';
import { type Reason, reason } from '../../application/finding/reason.ts';
import type { FeedFinding } from '../../application/ports/catalogue/feed.ts';
import type { NearbyData } from '../../application/ports/content/places-nearby.ts';
import { coordinateFaults, correctedCoordinates } from '../../domain/advert/implausible.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import { NEARBY_KINDS, type NearbyPlace } from '../../domain/place/nearby.ts';
import { byLanguage } from '../../domain/text/language.ts';
import { fileText, unreadFile } from '../wire/file-text.ts';
import { readJson } from '../wire/read-json.ts';
import { issueReason, messageReason, reasonMessage } from '../wire/schema-words.ts';

/** Maximum number of places in a file. All public transport stops of Belgium are some 60 000, in a file of about 6 MB. */
const MOST_PLACES = 250_000;
const MOST_BYTES = 64 * 1024 * 1024;

const error = (issue: Parameters<typeof issueReason>[0]) => reasonMessage(issueReason(issue));

const name = z.string().trim().min(1).max(120);
const names = z.union(
  [
    name,
    z
      .strictObject(byLanguage(() => name.optional()))
      .refine(texts => Object.values(texts).some(text => text !== undefined), reasonMessage(reason('no-text'))),
  ],
  { error: ({ input }) => reasonMessage(reason(input === undefined ? 'missing' : 'not-name')) },
);
/** A name without the keys of absent languages, whose values are `undefined`. */
const named = names.transform(given => (typeof given === 'string' ? given : withoutAbsent(given)));

const placeSchema = z
  .object({
    kind: z.enum(NEARBY_KINDS),
    name: named.optional(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform(withoutAbsent);

const fileSchema = z.object({
  source: z
    .object({
      name: named,
      url: z
        .url({ protocol: /^https$/, error: reasonMessage(reason('not-https-address')) })
        .max(500)
        .optional(),
      licence: name.optional(),
    })
    .transform(withoutAbsent),
  date: z.iso.date(),
  places: z.array(z.unknown()).min(1).max(MOST_PLACES),
});

/**
 * Result of reading a file of places. `wrong`: findings on places that were left out; `warnings`: findings on places that are used
 * nevertheless. `data` is absent if nothing can be used, and `wrong` then contains the reason. A finding's `id` is the position of the
 * place: '#3'.
 */
export type ReadPlacesNearby = {
  readonly data: NearbyData | undefined;
  readonly wrong: readonly FeedFinding[];
  readonly warnings: readonly FeedFinding[];
};

/** Reads the file of `PLACES_NEARBY`; `today`: ISO day. Never throws. */
export async function readPlacesNearby(file: string, today: string): Promise<ReadPlacesNearby> {
  const read = await readText(file).catch((error: NodeJS.ErrnoException) => ({ reason: unreadFile(error) }));
  return 'text' in read ? parsePlacesNearby(read.text, today) : refused('', read.reason);
}

/**
 * Parses the text of a file of places. Places that cannot be used are left out and reported one by one; without a source or a date nothing
 * is used, because a distance without them cannot be judged.
 */
export function parsePlacesNearby(text: string, today: string): ReadPlacesNearby {
  const json = readJson(text);
  if ('refusal' in json) return refused('', json.refusal);
  const file = fileSchema.safeParse(json.value, { error });
  if (!file.success) return { data: undefined, wrong: findingsOf('', file.error), warnings: [] };
  const { source, date, places } = file.data;
  const wrong: FeedFinding[] = [];
  const warnings: FeedFinding[] = [];
  const seen = new Set<string>();
  if (date > today) warnings.push({ id: '', field: 'date', reason: reason('day-in-future') });
  const used = places.flatMap((raw, at): NearbyPlace[] => {
    const id = `#${at + 1}`;
    const parsed = placeSchema.safeParse(raw, { error });
    if (!parsed.success) {
      wrong.push(...findingsOf(id, parsed.error));
      return [];
    }
    const place = placed(parsed.data);
    if (place !== parsed.data) warnings.push({ id, field: 'latitude', reason: reason('coordinates-swapped') });
    const key = JSON.stringify([place.kind, place.name, place.latitude, place.longitude]);
    if (seen.has(key)) {
      warnings.push({ id, field: '', reason: reason('duplicate') });
      return [];
    }
    seen.add(key);
    return [place];
  });
  return { data: used.length > 0 ? { source, day: date, places: used } : undefined, wrong, warnings };
}

/** Swaps latitude and longitude if only the swapped point is in Belgium. Other places, such as those abroad, stay unchanged. */
function placed(place: NearbyPlace): NearbyPlace {
  const [fault] = coordinateFaults(COUNTRY.belgium, place);
  return fault === 'coordinates-swapped' ? { ...place, ...correctedCoordinates(COUNTRY.belgium, place) } : place;
}

async function readText(file: string): Promise<ReturnType<typeof fileText>> {
  const handle = await open(file, 'r');
  try {
    const found = await handle.stat();
    if (found.isDirectory()) return { reason: reason('file-is-directory') };
    if (!found.isFile()) return { reason: reason('file-unreadable', { error: 'no file' }) };
    if (found.size > MOST_BYTES) return { reason: reason('mark-too-large', { size: MOST_BYTES / 1024 }) };
    return fileText(await handle.readFile());
  } finally {
    await handle.close();
  }
}

function refused(field: string, why: Reason): ReadPlacesNearby {
  return { data: undefined, wrong: [{ id: '', field, reason: why }], warnings: [] };
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without the fields that are `undefined`. */
function withoutAbsent<T extends object>(given: T): Present<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<T>;
}

function findingsOf(id: string, { issues }: z.ZodError): readonly FeedFinding[] {
  return issues.map(({ path, message }) => ({ id, field: path.join('.'), reason: messageReason(message) }));
}
