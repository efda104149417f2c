import { z } from 'zod/mini';
import type { OpenedPage } from '../../application/page/open-page.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { PackedSuggestRows } from './suggest-rows.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import { isPageView } from './page-payload.ts';
import { exactly } from './exactly.ts';

/**
 * Responses of the site's own server to its own pages. Only the outer shape is checked, to detect responses of another version or of a
 * proxy; the content of a view has the same types on both sides.
 */
const language = z.enum(LANGUAGES);

const view = z.custom<PageModel>(isPageView);

/** A page in a successful response; a page with another status comes as a problem. */
type FetchedPage =
  | (Extract<OpenedPage, { kind: 'page' }> & { readonly status: 200 | 404 | 410 })
  | Extract<OpenedPage, { kind: 'redirect' }>;

export const openedPage = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), status: z.union([z.literal(200), z.literal(404), z.literal(410)]), view }),
    z.object({ kind: z.literal('redirect'), status: z.union([z.literal(301), z.literal(302)]), location: z.string() }),
  ])
  .apply(exactly<FetchedPage>());

/** Column names of the packed search rows. */
export const PACKED_COLUMNS = [
  'ids',
  'pictures',
  'cities',
  'city',
  'kinds',
  'kind',
  'texts',
  'text',
  'words',
  'rowWords',
] as const;

const localized = z.partialRecord(language, z.string());

export const placeNames = z.array(z.string());

/** Data for searching in the browser; `there` if the catalogue is too large, so that the server searches. */
export const searchSource = z.union([
  z.object({
    kind: z.literal('here'),
    rows: z.custom<PackedSuggestRows>(
      (value: unknown) => isJsonObject(value) && PACKED_COLUMNS.every(key => Array.isArray(value[key])),
    ),
    types: z.array(
      z.object({ webId: z.number(), name: localized, showOrder: z.number(), sale: z.boolean(), rent: z.boolean() }),
    ),
    places: z.array(
      z.object({
        name: localized,
        aliases: z.array(z.string()),
        postcode: z.string(),
        countryId: z.number(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
    ),
    fallback: language,
  }),
  z.object({ kind: z.literal('there') }),
]);
