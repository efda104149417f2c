import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { FeedRequest, FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { AskSystem } from '../ask-system.ts';
import type { CrmLists, ListedState } from '../crm-lists.ts';
import { readPages } from '../read-pages.ts';
import { UnknownFields } from '../unknown-fields.ts';
import { keyOfUnnamed, recordFaults, unnamedRecord } from '../record-faults.ts';
import { hiddenBySwitch } from '../hidden-by.ts';
import { namedState, type NamedState, stateOfLet } from '../state-words.ts';
import {
  brusselsClock,
  countIn,
  type CrmFields,
  fieldsOf,
  OVERLAP_MS,
  text,
  visibilitySwitch,
} from '../record-values.ts';
import {
  itemsIn,
  LANGUAGE_IDS,
  makeOmnicasaCall,
  type OmnicasaAccess,
  type OmnicasaCall,
  PROPERTIES,
} from './omnicasa-api.ts';
import { OMNICASA_FIELDS, REQUESTED } from './omnicasa-fields.ts';
import { projectRecords, propertyRecords, stateOf } from './omnicasa-record.ts';

export type OmnicasaParts = {
  readonly access: OmnicasaAccess;
  readonly ask: AskSystem;
  readonly lists: CrmLists;
  /** Languages of the site; texts in other languages are not requested. */
  readonly languages: readonly Language[];
};

const PAGE = 50;
/** Number of properties on a page when few fields are requested (ID, Status, Marquee). */
const PAGE_OF_IDS = 500;

/**
 * If a property has one of these fields twice with different values, it is refused: visitors might see another property, price or state.
 */
const DECIDING: ReadonlySet<string> = new Set(
  'ID Goal Status WebID Price StartPrice PublishPrice PublishAddress Marquee EnergyPerformance EPCLabelText'.split(' '),
);

/**
 * Feed source of an agency's properties and projects in Omnicasa.
 * `makeOmnicasaSource({ access, ask, lists, languages: ['fr', 'nl'] }).open({ scope: 'all', since: undefined, signal })`
 */
export function makeOmnicasaSource({ access, ask, lists, languages }: OmnicasaParts): FeedSource {
  const call = makeOmnicasaCall(access, ask);
  const spoken = [...LANGUAGE_IDS].filter(([language]) => language === 'nl' || languages.includes(language));
  return { name: 'omnicasa', open: asked => new Reading(call, lists, spoken, asked).items() };
}

/** Reads the properties and projects for one import from Omnicasa's API. */
class Reading {
  readonly #call: OmnicasaCall;
  readonly #lists: CrmLists;
  readonly #spoken: readonly (readonly [Language, number])[];
  readonly #asked: FeedRequest;
  /** Names of the agency's marquees by id. */
  #marquees: ReadonlyMap<string, string> = new Map();

  constructor(
    call: OmnicasaCall,
    lists: CrmLists,
    spoken: readonly (readonly [Language, number])[],
    asked: FeedRequest,
  ) {
    this.#call = call;
    this.#lists = lists;
    this.#spoken = spoken;
    this.#asked = asked;
  }

  async *items(): AsyncGenerator<FeedItem> {
    const { scope, since } = this.#asked;
    const from = since === undefined ? undefined : brusselsClock(since - OVERLAP_MS);
    const marquees = await this.#list('GetMarqueeList', { LanguageId: 1 });
    this.#marquees = new Map(marquees.map(({ ID, Name }) => [text(ID) ?? '', String(Name ?? '')]));
    yield { kind: 'scope', scope, projects: true };
    yield* this.#projects();
    const told = new Set<string>();
    const unknown = new UnknownFields(OMNICASA_FIELDS);
    for await (const properties of this.#properties(from === undefined ? {} : { ChangeSince: from }, REQUESTED, PAGE)) {
      yield* unnamedIn(properties);
      const named = properties.filter(({ ID }) => text(ID) !== undefined);
      for (const fields of named) {
        told.add(text(fields.ID) ?? '');
        unknown.note(fields);
      }
      if (named.length > 0) yield* await this.#propertyItems(named);
    }
    yield* unknown.items();
    if (from === undefined) return;
    if (scope === 'changes') {
      const operation = 'GetDeletedPropertyIDs';
      for (const id of itemsIn(operation, await this.#ask(operation, { ChangeSince: from })))
        yield { kind: 'gone', id: text(fieldsOf(id).ID ?? id) ?? '' };
      return;
    }
    for await (const properties of this.#properties({}, ['ID', 'Status', 'Marquee'], PAGE_OF_IDS))
      for (const fields of properties) {
        const id = text(fields.ID);
        if (id === undefined) yield unnamedRecord('ID', fields);
        else if (!told.has(id) && this.#state(fields) !== 'withdrawn') yield { kind: 'unchanged', id };
      }
  }

  #ask(operation: string, parameters: CrmFields): Promise<unknown> {
    return this.#call(operation, parameters, this.#asked.signal);
  }

  /** Items of an operation that returns a list. */
  async #list(operation: string, parameters: CrmFields): Promise<readonly CrmFields[]> {
    return itemsIn(operation, await this.#ask(operation, parameters)).map(fieldsOf);
  }

  /** Properties in Dutch, page by page. */
  #properties(filter: CrmFields, fields: readonly string[], size: number): AsyncGenerator<readonly CrmFields[]> {
    return readPages({
      what: 'Omnicasa properties',
      size,
      idOf: fields => text(fields.ID) ?? keyOfUnnamed(fields),
      page: async (from, count) => {
        const value = await this.#ask(PROPERTIES, {
          ...filter,
          ...inLanguage(1),
          DisplayFields: fields.join(','),
          IncludePriceZero: true,
          SortFields: 'ID',
          Limit1: from + 1,
          Limit2: from + count,
        });
        const items = itemsIn(PROPERTIES, value).map(fieldsOf);
        return { items, total: countIn(fieldsOf(value).RowsCount) ?? items.length };
      },
    });
  }

  /** Feed items of some properties; requests their texts in the other languages by id. */
  async #propertyItems(properties: readonly CrmFields[]): Promise<readonly FeedItem[]> {
    const others = new Map<Language, ReadonlyMap<string | undefined, CrmFields>>();
    const unnamed: Language[] = [];
    for (const [language, id] of this.#spoken.filter(([language]) => language !== 'nl')) {
      const translated = await this.#list(PROPERTIES, {
        ...inLanguage(id),
        DisplayFields: REQUESTED.join(','),
        IncludePriceZero: true,
        IDs: properties.map(({ ID }) => text(ID)).join(','),
        Limit1: 1,
        Limit2: properties.length,
      });
      const byId = new Map(translated.flatMap(fields => [[text(fields.ID), fields] as const]));
      if (byId.has(undefined)) unnamed.push(language);
      others.set(language, byId);
    }
    return properties.flatMap(fields => {
      // A text without an id may belong to any property whose text is missing, which would lose that language.
      const lost = unnamed.filter(language => !others.get(language)?.has(text(fields.ID)));
      if (lost.length === 0) return this.#itemsOfProperty(fields, others);
      const field = `${lost.join('+')}.ID`;
      return [{ kind: 'refused', finding: { id: text(fields.ID) ?? '', field, reason: reason('missing') } }];
    });
  }

  #itemsOfProperty(
    fields: CrmFields,
    others: ReadonlyMap<Language, ReadonlyMap<string | undefined, CrmFields>>,
  ): readonly FeedItem[] {
    const id = text(fields.ID) ?? '';
    const name = JSON.stringify(this.#marquees.get(text(fields.Marquee) ?? '') ?? '');
    const refused = (field: string, why: Reason): readonly FeedItem[] => [
      { kind: 'refused', finding: { id, field, reason: why } },
    ];
    const told = new Map([['nl' as Language, fields]]);
    for (const [language, records] of others) {
      const same = records.get(id);
      if (same) told.set(language, same);
    }
    const faults = faultsIn(id, told);
    if (faults.refused) return faults.items;
    if (stateOf(fields) === undefined)
      return refused('Status', reason('status-unknown', { value: JSON.stringify(text(fields.Status)) }));
    const named = this.#state(fields);
    if (named === 'withdrawn') return [{ kind: 'gone', id }];
    if (named === undefined)
      return refused('Marquee', reason('state-unknown', { state: `${text(fields.Marquee)} ${name}` }));
    const isForSale = countIn(fields.Goal) === 0;
    const state = named === 'let' ? stateOfLet(isForSale) : named;
    const warnings: readonly FeedItem[] =
      named === 'let' && isForSale
        ? [{ kind: 'warning', finding: { id, field: 'Marquee', reason: reason('let-of-sale', { value: name }) } }]
        : [];
    const records = propertyRecords(told, this.#lists, MARQUEE[state]);
    return [...faults.items, ...warnings, { kind: 'property', records }];
  }

  /**
   * State of a property; `undefined` if unknown. The property's own state takes precedence over its marquee, the label on its picture
   * ('sold').
   */
  #state(fields: CrmFields): ListedState | NamedState | undefined {
    const state = stateOf(fields);
    if (state !== 'offered') return state;
    const id = text(fields.Marquee) ?? '0';
    return this.#lists.marquees.get(id) ?? (id === '0' ? 'none' : namedState(this.#marquees.get(id) ?? ''));
  }

  async *#projects(): AsyncGenerator<FeedItem> {
    const told = new Map<string, Map<Language, CrmFields>>();
    for (const [language, id] of this.#spoken)
      for (const fields of await this.#list('GetProjectList', inLanguage(id))) {
        const key = text(fields.ID);
        if (key === undefined) {
          yield unnamedRecord('ID', fields);
          continue;
        }
        const project = told.get(key) ?? new Map<Language, CrmFields>();
        told.set(key, project.set(language, fields));
      }
    for (const [id, project] of told) {
      const faults = faultsIn(id, project);
      yield* faults.items;
      if (faults.refused) continue;
      for (const { ID, PublishInternet } of project.values()) {
        const published = visibilitySwitch(PublishInternet);
        if (typeof published === 'string') yield hiddenBySwitch(text(ID) ?? '', 'PublishInternet', published);
      }
      const records = projectRecords(project);
      if (records.length > 0) yield { kind: 'project', records };
    }
  }
}

function unnamedIn(records: readonly CrmFields[]): readonly FeedItem[] {
  return records.flatMap(fields => (text(fields.ID) === undefined ? unnamedRecord('ID', fields) : []));
}

function inLanguage(id: number): CrmFields {
  return { LanguageId: id, DescriptionLanguageId: id };
}

/** Findings about the JSON of the records that a property or project has in each language. */
function faultsIn(id: string, told: ReadonlyMap<Language, CrmFields>) {
  return recordFaults(id, new Map([...told].map(([language, record]) => [`${language}.`, record])), DECIDING);
}
