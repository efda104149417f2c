import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { FeedRequest, FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type AskSystem, SystemFailure } from '../ask-system.ts';
import type { CrmLists } from '../crm-lists.ts';
import { readEach } from '../read-each.ts';
import { UnknownFields } from '../unknown-fields.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';
import { everyText, repetitionsIn } from '../repeated-texts.ts';
import { hiddenBySwitch } from '../hidden-by.ts';
import { brusselsClock, OVERLAP_MS, text, visibilitySwitch, yesNo } from '../record-values.ts';
import {
  BrokenSkarabeeResult,
  makeSkarabeeCall,
  type SkarabeeAccess,
  type SkarabeeCall,
  SkarabeeRefusal,
  type SoapFields,
} from './skarabee-api.ts';
import { SKARABEE_FIELDS } from './skarabee-fields.ts';
import {
  isEnabled,
  projectRecords,
  propertyRecords,
  type SkarabeePublication,
  stateOf,
  unknownStatus,
} from './skarabee-record.ts';

export type SkarabeeParts = {
  readonly access: SkarabeeAccess;
  readonly ask: AskSystem;
  readonly lists: CrmLists;
  /** Languages of the site; the first one is used for publications without texts. */
  readonly languages: readonly Language[];
  readonly clock: Clock;
};

/** Number of parallel requests for publications. */
const AT_ONCE = 4;
/** Property types for sale or rent; projects have a list of their own. */
const TYPES = ['TRANSACTION', 'LOT', 'MODEL'];

/**
 * Feed source of the properties and projects that an agency publishes in Skarabee Weblink. Skarabee's lists contain only ids, so each
 * publication is requested separately.
 * `makeSkarabeeSource({ access, ask, lists, languages: ['fr', 'nl'], clock }).open({ scope: 'all', since: undefined, signal })`
 */
export function makeSkarabeeSource(parts: SkarabeeParts): FeedSource {
  const call = makeSkarabeeCall(parts.access, parts.ask);
  return { name: 'skarabee', open: asked => new Reading(parts, call, asked).items() };
}

/** List entry of a publication; `id` is `undefined` if it cannot be read. */
type Summary = { readonly id: string | undefined; readonly active: boolean };

/** Reads the properties and projects for one import from Skarabee's API. */
class Reading {
  readonly #parts: SkarabeeParts;
  readonly #call: SkarabeeCall;
  readonly #asked: FeedRequest;
  readonly #today: string;
  readonly #unknown = new UnknownFields(SKARABEE_FIELDS);
  /** Ids of public projects. */
  readonly #projects = new Set<string>();
  /** Project ids by the publication id of their units. */
  readonly #projectOf = new Map<string, string>();

  constructor(parts: SkarabeeParts, call: SkarabeeCall, asked: FeedRequest) {
    this.#parts = parts;
    this.#call = call;
    this.#asked = asked;
    this.#today = brusselsDay(parts.clock.now());
  }

  async *items(): AsyncGenerator<FeedItem> {
    const { scope, since } = this.#asked;
    const from = since === undefined ? null : brusselsClock(since - OVERLAP_MS).replace(' ', 'T');
    yield { kind: 'scope', scope, projects: true };
    yield* this.#projectItems(from);
    yield* this.#propertyItems(from);
    yield* this.#unknown.items();
  }

  /** Items of projects. The full list is always requested, because it maps units to projects. */
  async *#projectItems(from: string | null): AsyncGenerator<FeedItem> {
    const listed = await this.#projectSummaries(null);
    const changed = from === null ? listed : await this.#projectSummaries(from);
    const toItems = (source: SkarabeePublication): readonly FeedItem[] => {
      if (!isEnabled(source.publication)) return [...unclearSwitch(source), { kind: 'gone', id: source.id }];
      this.#projects.add(source.id);
      return [{ kind: 'project', records: projectRecords(source) }];
    };
    yield* unnamed('GetProjectSummaries.PublicationId', from === null ? listed : [...listed, ...changed]);
    for (const item of unread(listed, changed, from)) {
      if (item.kind === 'unchanged') this.#projects.add(item.id);
      // A delta leaves out unchanged projects; their ids were added above, because units refer to their projects by id.
      if (item.kind === 'gone' || this.#asked.scope === 'all') yield item;
    }
    yield* this.#readAll(changed, toItems);
  }

  async *#propertyItems(from: string | null): AsyncGenerator<FeedItem> {
    const all = this.#asked.scope === 'all';
    const listed = all || from === null ? await this.#summaries(null) : [];
    const changed = from === null ? listed : await this.#summaries(from);
    yield* unnamed('GetPublicationSummaries.ID', from === null ? listed : [...listed, ...changed]);
    yield* unread(listed, changed, from);
    yield* this.#readAll(changed, source => {
      const unknown = unknownStatus(source.publication);
      if (unknown !== undefined) {
        const why = reason('status-unknown', { value: JSON.stringify(unknown.slice(0, 40)) });
        return [{ kind: 'refused', finding: { id: source.id, field: 'Status', reason: why } }];
      }
      if (stateOf(source.publication) === 'withdrawn')
        return [...unclearSwitch(source), { kind: 'gone', id: source.id }];
      const twice = repetitionsIn(childOf(source.publication, 'Property'), source.id, 'Price');
      return [...twice, { kind: 'property', records: propertyRecords({ ...source, project: this.#unitOf(source) }) }];
    });
  }

  /** Reads the active publications of a list, several in parallel, and yields items in its order. */
  async *#readAll(
    summaries: readonly Summary[],
    toItems: (source: SkarabeePublication) => readonly FeedItem[],
  ): AsyncGenerator<FeedItem> {
    const ids = [...new Set(summaries.flatMap(({ id, active }) => (active && id !== undefined ? id : [])))];
    const how = { atOnce: AT_ONCE, signal: this.#asked.signal };
    const { lists, languages } = this.#parts;
    for await (const read of readEach(ids, how, async (id, signal) => ({
      id,
      publication: await this.#publication(id, signal),
    }))) {
      const { id, publication } = read;
      if (publication && 'code' in publication) {
        yield { kind: 'refused', finding: { id, field: 'Publication', reason: publication } };
        continue;
      }
      if (publication && text(textOf(publication, 'Info', 'ID')) === undefined) {
        yield { kind: 'refused', finding: { id, field: 'Info.ID', reason: reason('missing') } };
        continue;
      }
      if (publication?.hasRemovedCharacters)
        yield { kind: 'warning', finding: { id, field: 'Publication', reason: reason('signs-left-out') } };
      const elements = childOf(publication, 'Property')?.children ?? [];
      this.#unknown.note(Object.fromEntries(elements.map(({ name, text, children }) => [name, text || children])));
      if (!publication) yield { kind: 'gone', id };
      else yield* toItems({ id, publication, lists, language: languages[0] ?? 'nl', today: this.#today });
    }
  }

  /** A publication; `undefined` if it was deleted after the list was read, or the reason if the response is not XML. */
  async #publication(id: string, signal: AbortSignal): Promise<XmlElement | Reason | undefined> {
    const question = { operation: 'GetPublication', parameters: { PublicationId: id }, wanted: 'Publication' };
    const came = await this.#call(question, signal).catch((error: unknown) => {
      if (error instanceof BrokenSkarabeeResult) return error.reason;
      if (error instanceof SkarabeeRefusal && error.code === 'INVALID_PUBLICATION_ID') return undefined;
      throw error;
    });
    if (came === undefined || 'code' in came) return came;
    const [publication] = came;
    const own = text(textOf(publication, 'Info', 'ID'));
    if (!publication || (own !== undefined && own !== id))
      throw new SystemFailure(
        'Skarabee GetPublication: the response contains another publication than the requested one',
      );
    return publication;
  }

  /** Id of the unit's project if the project is public. */
  #unitOf({ id, publication }: SkarabeePublication): string | undefined {
    const own = textOf(publication, 'Property', 'Project', 'PublicationID');
    return [own, this.#projectOf.get(id)].find(project => project !== undefined && this.#projects.has(project));
  }

  async #summaries(from: string | null): Promise<readonly Summary[]> {
    const came = await this.#ask('GetPublicationSummaries', 'PublicationSummary', {
      LastModified: from,
      RequestedPropertyTypes: { PropertyType: TYPES },
      ExcludeSharedProperties: null,
    });
    return came.map(summary => summaryOf(summary, 'ID'));
  }

  async #projectSummaries(from: string | null): Promise<readonly Summary[]> {
    const came = await this.#ask('GetProjectSummaries', 'ProjectPublicationSummary', {
      LastModified: from,
      ExcludeSharedProperties: null,
    });
    return came.map(summary => {
      const project = summaryOf(summary, 'PublicationId');
      if (project.id === undefined) return project;
      for (const unit of childOf(summary, 'PropertySummaries')?.children ?? []) {
        const publication = childOf(unit, 'ProjectPropertyPublication')?.attributes['PublicationId'];
        if (publication !== undefined) this.#projectOf.set(publication, project.id);
      }
      return project;
    });
  }

  #ask(operation: string, wanted: string, parameters: SoapFields): Promise<readonly XmlElement[]> {
    return this.#call({ operation, parameters, wanted }, this.#asked.signal);
  }
}

/**
 * Items that need no request for the full publication: an inactive one is withdrawn; one that has not changed since the last import stays
 * as stored.
 */
function* unread(listed: readonly Summary[], changed: readonly Summary[], from: string | null): Generator<FeedItem> {
  for (const { id, active } of changed) if (id !== undefined && !active) yield { kind: 'gone', id };
  if (from === null) return;
  const changedIds = new Set(changed.map(({ id }) => id));
  for (const { id, active } of listed)
    if (id !== undefined && active && !changedIds.has(id)) yield { kind: 'unchanged', id };
}

/** A finding, if a list has an active publication without a readable id. */
function unnamed(field: string, summaries: readonly Summary[]): readonly FeedItem[] {
  const some = summaries.some(({ id, active }) => id === undefined && active);
  return some ? [{ kind: 'refused', unnamed: true, finding: { id: '', field, reason: reason('missing') } }] : [];
}

/** A finding about a publication whose switch `Enabled` is neither yes nor no; the publication is hidden until the switch is fixed. */
function unclearSwitch({ id, publication }: SkarabeePublication): readonly FeedItem[] {
  const enabled = visibilitySwitch(everyText(childOf(publication, 'Info'), 'Enabled'));
  return typeof enabled === 'string' ? [hiddenBySwitch(id, 'Enabled', enabled)] : [];
}

function summaryOf(summary: XmlElement, name: string): Summary {
  const id = text(textOf(summary, name));
  // An unclear flag counts as on, because the publication's own flag is checked when the publication is read.
  const active = yesNo(textOf(summary, 'Active'));
  return {
    id: id !== undefined && /^\d{1,12}$/.test(id) ? id : undefined,
    active: active === true || typeof active === 'string',
  };
}
