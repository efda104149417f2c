import { reason } from '../../application/finding/reason.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { OnlineMedium } from '../../domain/listing/listing.ts';
import { DAY, nonEmpty, listOf as list, objectOf, orMissing, textOf, described } from './field-shapes.ts';
import type { Remark } from './remarks.ts';
import { fieldsOf, listOf } from './read-pictures.ts';
import { isNoValue, isZero } from './read-figures.ts';
import { isAbsent, readDay, readText, readWords, shown } from './read-values.ts';

type Fields = Readonly<Record<string, unknown>>;

const DEGREES = /^\s*[+-]?\d{1,3}(?:[.,]\d{1,20})?\s*$/;
const HTTPS = { type: 'string', maxLength: 2000, pattern: '^[Hh][Tt][Tt][Pp][Ss]://' };

/** JSON Schemas of the fields parsed here. */
export const EXTRA_FIELDS = {
  Latitude: described(
    'Degrees north; shown no closer than PublishAddress allows.',
    orMissing({ type: ['number', 'string'], minimum: -90, maximum: 90, pattern: DEGREES.source }),
  ),
  Longitude: described(
    'Degrees east.',
    orMissing({ type: ['number', 'string'], minimum: -180, maximum: 180, pattern: DEGREES.source }),
  ),
  Documents: described(
    'Papers that are mailed on request; their files lie at documents/<property ID>/<document ID>.pdf.',
    orMissing(
      list(
        objectOf(
          {
            ID: { ...textOf(80), pattern: '^[0-9A-Za-z][0-9A-Za-z_-]*$', description: 'The name of its file.' },
            Name: { ...nonEmpty(textOf(200)), description: 'What visitors read, in the language of the record.' },
          },
          'ID',
          'Name',
        ),
      ),
    ),
  ),
  Media: described(
    'The https addresses of films and tours.',
    orMissing(list({ anyOf: [HTTPS, objectOf({ Url: HTTPS }, 'Url')] })),
  ),
  OnlineMedia: described(
    'Where else it is advertised, for its owner.',
    orMissing(
      list(
        objectOf(
          {
            Name: { ...nonEmpty(textOf(80)), description: 'What the portal is called.' },
            Url: { ...HTTPS, description: 'Where the advert stands.' },
            Since: { ...orMissing(DAY), description: 'Since which day.' },
          },
          'Name',
          'Url',
        ),
      ),
    ),
  ),
  OwnerEmails: described(
    'The e-mail addresses of its owners; they never leave the server.',
    orMissing({ type: ['string', 'array'], maxLength: 5000, items: { type: 'string', maxLength: 254 } }),
  ),
};

/** Coordinates; `undefined` if missing, invalid (with a remark) or 0, 0, which means not filled in. */
export function readCoordinates(record: Fields, remark: Remark): Coordinates | undefined {
  if (isAbsent(record.Latitude) && isAbsent(record.Longitude)) return undefined;
  const latitude = degrees(record.Latitude, 90);
  const longitude = degrees(record.Longitude, 180);
  if (latitude === 0 && longitude === 0) return undefined;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const values = { latitude: shown(record.Latitude), longitude: shown(record.Longitude) };
  remark('Latitude', reason('not-coordinates', values));
  return undefined;
}

function degrees(raw: unknown, most: number): number | undefined {
  const value = typeof raw === 'string' && DEGREES.test(raw) ? Number(raw.replace(',', '.')) : raw;
  return typeof value === 'number' && Math.abs(value) <= most ? value : undefined;
}

export type RawDocument = { readonly id: string; readonly name: string };

export function readDocuments(record: Fields, remark: Remark): readonly RawDocument[] {
  const documents = new Map<string, RawDocument>();
  for (const [index, entry] of listOf(record, 'Documents', remark).entries()) {
    const fields = fieldsOf(entry);
    const id = readText(fields.ID, 80) ?? '';
    const name = readWords(fields.Name, 200) ?? '';
    if (/^[0-9A-Za-z][0-9A-Za-z_-]*$/.test(id) && name !== '') documents.set(id, { id, name });
    else remark(`Documents[${index}]`, reason('document-incomplete'));
  }
  return [...documents.values()];
}

/** https URLs of videos and virtual tours, given as strings or as objects with `Url`. */
export function readMedia(record: Fields, remark: Remark): readonly string[] {
  const media: string[] = [];
  for (const [index, entry] of listOf(record, 'Media', remark).entries()) {
    if (isNoValue(entry) || isZero(entry)) continue;
    const address = httpsAddress(readText(typeof entry === 'string' ? entry : fieldsOf(entry).Url, 2000) ?? '');
    if (address === undefined) remark(`Media[${index}]`, reason('not-https'));
    else if (!media.includes(address)) media.push(address);
  }
  return media;
}

/** Portals and networks on which the property is advertised, with the https URLs of the adverts. */
export function readOnlineMedia(record: Fields, remark: Remark): readonly OnlineMedium[] {
  const media = new Map<string, OnlineMedium>();
  for (const [index, entry] of listOf(record, 'OnlineMedia', remark).entries()) {
    const fields = fieldsOf(entry);
    const name = readWords(fields.Name, 80) ?? '';
    const url = httpsAddress(readText(fields.Url, 2000) ?? '');
    if (name === '' || url === undefined) remark(`OnlineMedia[${index}]`, reason('online-medium-incomplete'));
    else if (!media.has(url)) media.set(url, { name, url, since: readDay(fields.Since) });
  }
  return [...media.values()];
}

/**
 * Normalised https URL, with `&` where a system sends the entity `&amp;`; `undefined` for other schemes or with credentials.
 * `httpsAddress('https://a.example')` → `'https://a.example/'`
 */
export function httpsAddress(raw: string): string | undefined {
  if (!/^https:\/\//i.test(raw)) return undefined;
  try {
    const url = new URL(raw.replaceAll('&amp;', '&'));
    return url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** E-mail addresses of the owners, in lower case, without duplicates. */
export function readOwnerEmails(record: Fields, remark: Remark): readonly string[] {
  const raw = record.OwnerEmails;
  const list = typeof raw === 'string' ? raw.slice(0, 5000).split(/[,;]/) : listOf(record, 'OwnerEmails', remark);
  const emails = new Set<string>();
  for (const entry of list) {
    const email = (readText(entry, 254) ?? '').toLowerCase();
    if (/^[^\s@<>]{1,64}@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(email)) emails.add(email);
    // The address itself is personal data and is left out of the remark.
    else if (email !== '') remark('OwnerEmails', reason('not-email'));
  }
  return [...emails].sort();
}
