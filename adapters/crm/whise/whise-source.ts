import { reason } from '../../../application/finding/reason.ts';
import type { FeedRequest, FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type AskSystem, SystemFailure } from '../ask-system.ts';
import type { CrmLists } from '../crm-lists.ts';
import { readPages } from '../read-pages.ts';
import { keyOfUnnamed, recordFaults, unnamedRecord } from '../record-faults.ts';
import { brusselsClock, countIn, type CrmFields, fieldsOf, listOf, OVERLAP_MS, text } from '../record-values.ts';
import { UnknownFields } from '../unknown-fields.ts';
import { makeWhiseApi, type WhiseAccess, type WhiseApi } from './whise-api.ts';
import type { WhiseReading } from './whise-facts.ts';
import { WHISE_FIELDS } from './whise-fields.ts';
import { projectRecords, propertyRecords } from './whise-record.ts';
import { DISPLAYED, isProject, missingState, purposeStateOf, stateOf } from './whise-state.ts';
import { languageId } from './whise-values.ts';

export type WhiseParts = {
  readonly access: WhiseAccess;
  readonly ask: AskSystem;
  readonly lists: CrmLists;
  /** Languages of the site; texts in other languages are not requested. */
  readonly languages: readonly Language[];
  /** Current time, Unix ms. */
  readonly now: () => number;
};

const PAGE = 50;
/** Number of estates on a page when they are requested without details and texts. */
const PAGE_OF_IDS = 100;
/** Milliseconds for which translated names of choices, which rarely change, are cached. */
const WORDS_MS = 24 * 3_600_000;

/**
 * Whise filters. `SHOWN`: active estates that the agency displays; `SHOWN_OR_NOT`: also inactive and hidden estates, so that a query for
 * changes finds withdrawn estates.
 */
const SHOWN = { StatusIds: [1], DisplayStatusIds: DISPLAYED };
const SHOWN_OR_NOT = { StatusIds: [1, 5, 6], DisplayStatusIds: [1, ...DISPLAYED] };
const WHOLE = { ShowDetails: true, ShowRepresentatives: true };

/** If an estate has one of these fields twice with different values, it is refused: visitors might see another estate, price or state. */
const DECIDING: ReadonlySet<string> = new Set(
  'id purpose purposeStatus status displayStatus displayStatusId category price currency displayPrice displayAddress details'.split(
    ' ',
  ),
);

/**
 * Feed source of an agency's properties and projects in Whise.
 * `makeWhiseSource({ access, ask, lists, languages: ['fr', 'nl'], now: Date.now }).open({ scope: 'all', since: undefined, signal })`
 */
export function makeWhiseSource({ access, ask, lists, languages, now }: WhiseParts): FeedSource {
  const api = makeWhiseApi(access, ask, now);
  let words: { readonly wordOf: WhiseReading['wordOf']; readonly since: number } | undefined;

  async function wordOf(signal: AbortSignal): Promise<WhiseReading['wordOf']> {
    const since = now();
    if (!words || since - words.since >= WORDS_MS) words = { wordOf: await readWords(api, languages, signal), since };
    return words.wordOf;
  }

  return {
    name: 'whise',
    async *open(asked) {
      const reading = { lists, languages, wordOf: await wordOf(asked.signal) };
      yield* new Reading(api, reading, asked).items();
    },
  };
}

/** Requests the translated names of all choices. */
async function readWords(
  api: WhiseApi,
  languages: readonly Language[],
  signal: AbortSignal,
): Promise<WhiseReading['wordOf']> {
  const words = new Map<Language, ReadonlyMap<string, string>>();
  for (const language of languages) {
    const choices = await api.list('enum', languageId(language), signal);
    words.set(language, new Map(choices.map(({ id, name }) => [text(id) ?? '', text(name) ?? ''])));
  }
  return (language, choice) => words.get(language)?.get(choice) || undefined;
}

/** Reads the properties and projects for one import from Whise's API. */
class Reading {
  readonly #api: WhiseApi;
  readonly #reading: WhiseReading;
  readonly #asked: FeedRequest;

  constructor(api: WhiseApi, reading: WhiseReading, asked: FeedRequest) {
    this.#api = api;
    this.#reading = reading;
    this.#asked = asked;
  }

  async *items(): AsyncGenerator<FeedItem> {
    const { scope, since } = this.#asked;
    yield { kind: 'scope', scope, projects: true };
    const yielded = new Set<string>();
    const unknown = new UnknownFields(WHISE_FIELDS);
    for await (const estates of this.#estates(
      { ...WHOLE, ...(since === undefined ? SHOWN : changedFrom(since)) },
      PAGE,
    ))
      for (const estate of estates) {
        if (idOf(estate) === '') {
          yield unnamedRecord('id', estate);
          continue;
        }
        yielded.add(idOf(estate));
        unknown.note(estate);
        const faults = recordFaults(idOf(estate), new Map([['', estate]]), DECIDING);
        yield* faults.items;
        if (!faults.refused) yield this.#item(estate);
      }
    yield* unknown.items();
    if (since === undefined || scope === 'changes') return;
    for await (const estates of this.#estates({ ...SHOWN, ShowDetails: false }, PAGE_OF_IDS))
      for (const estate of estates) {
        const id = idOf(estate);
        if (id === '') yield unnamedRecord('id', estate);
        else if (!yielded.has(id) && stateOf(estate, this.#reading.lists) !== 'withdrawn')
          yield { kind: 'unchanged', id };
      }
  }

  /** Estates page by page, sorted by id, since Whise's default order varies between calls. */
  #estates(filter: CrmFields, size: number): AsyncGenerator<readonly CrmFields[]> {
    const { languages } = this.#reading;
    const LanguageIds = languages.map(languageId);
    return readPages({
      what: 'Whise estates',
      size,
      idOf: estate => idOf(estate) || keyOfUnnamed(estate),
      page: async (from, limit) => {
        const body = {
          Filter: { ...filter, LanguageIds },
          Sort: [{ Field: 'id', Ascending: true }],
          Page: { Limit: limit, Offset: from },
          ...(filter.ShowDetails === false && { Field: { Excluded: LONG } }),
        };
        const answer = await this.#api.call('v1/estates/list', body, this.#asked.signal);
        // An empty list would mean that nothing is offered any more, so it is accepted only from a complete response.
        if (answer.estates === undefined && answer.isValidRequest !== true)
          throw new SystemFailure('Whise estates: the response contains no list');
        const items = listOf(answer.estates).map(fieldsOf);
        // Whise omits `estates` and `totalCount` if the list is empty.
        return { items, total: countIn(answer.totalCount) ?? items.length };
      },
    });
  }

  #item(estate: CrmFields): FeedItem {
    const id = idOf(estate);
    const state = stateOf(estate, this.#reading.lists);
    if (state === 'withdrawn') return { kind: 'gone', id };
    if (state === undefined) {
      const purpose = purposeStateOf(estate);
      const field = missingState(estate) ?? 'purposeStatus';
      const isKnown = field === 'purposeStatus' && purpose !== undefined;
      const why = isKnown ? reason('state-unknown', { state: purpose }) : reason('missing');
      return { kind: 'refused', finding: { id, field, reason: why } };
    }
    if (isProject(estate)) return { kind: 'project', records: projectRecords(estate, this.#reading) };
    return { kind: 'property', records: propertyRecords(estate, this.#reading, state) };
  }
}

/** Fields to exclude from requests for ids and states. */
const LONG = ['pictures', 'longDescription', 'shortDescription', 'sms'];

function changedFrom(since: number): CrmFields {
  return { ...SHOWN_OR_NOT, UpdateDateTimeRange: { Min: brusselsClock(since - OVERLAP_MS).replace(' ', 'T') } };
}

function idOf(estate: CrmFields): string {
  return text(estate.id) ?? '';
}
