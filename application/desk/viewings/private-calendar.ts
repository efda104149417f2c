import { expectedHours, viewingState, type ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { LinkLimited, RefuseLink } from '../../link/refuse-link.ts';
import type { Agent, AgentRecords } from '../../ports/accounts/agent-records.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindFeatures } from '../../ports/desk/desk-features.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import type { PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import type { ListingCatalogue } from '../../ports/catalogue/listing-catalogue.ts';
import type { PrivateFeeds } from '../../ports/calendar/private-feeds.ts';
import type { SiteContentSource } from '../../ports/content/site-content.ts';
import { exactStreets, fullAddress } from '../../request/exact-address.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import { contexts } from '../../view/contexts.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { senderPhone } from '../shared/sender.ts';
import { withdrawnProperty, viewingProperties } from './viewing-entry.ts';

/** A viewing in an agent's calendar subscription, with the data that an agent needs to get there. Cancelled viewings are left out. */
export type FeedViewing = {
  /** Reference of the viewing's request. */
  readonly reference: string;
  readonly sequence: number;
  /** ISO day and times, Brussels time. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly state: Exclude<ViewingState, 'cancelled'>;
  readonly property: string;
  /** Address of the viewing, with the street even if the site hides it; '' if unknown. */
  readonly place: string;
  /** Name of the visitor; '' if not given. */
  readonly person: string;
  readonly phone: string | undefined;
  /** Path of the viewing's page in the desk. */
  readonly path: string;
};

export type PrivateCalendar = {
  readonly kind: 'calendar';
  readonly language: Language;
  /** Time of the request for the calendar, Unix ms. */
  readonly madeAt: number;
  readonly viewings: readonly FeedViewing[];
};

/** Returns the calendar of a secret address; `undefined` for an invalid secret, whether it is unknown, malformed or revoked. */
export type ShowPrivateCalendar = (
  secret: string,
  network: string,
) => Promise<PrivateCalendar | LinkLimited | undefined>;

/** Number of days before today (`PAST_DAYS`) and after today (`COMING_DAYS`) whose viewings the calendar contains. */
const PAST_DAYS = 31;
const COMING_DAYS = 400;

/** Path of an agent's calendar subscription. */
export function feedPath(secret: string): string {
  return `/desk/calendar/${secret}.ics`;
}

/** Extracts the secret from a path of `feedPath`; `undefined` for any other. `feedSecret('/desk/calendar/abc.ics')` → `'abc'` */
export function feedSecret(path: string): string | undefined {
  return /^\/desk\/calendar\/([\w-]{1,100})\.ics$/.exec(path)?.[1];
}

export function makeShowPrivateCalendar(parts: {
  readonly privateFeeds: Pick<PrivateFeeds, 'agentOf'>;
  readonly agentRecords: Pick<AgentRecords, 'byId'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly hashes: Pick<Hashes, 'secret'>;
  readonly findFeatures: FindFeatures;
  readonly refuseLink: RefuseLink;
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
}): ShowPrivateCalendar {
  const {
    privateFeeds: feeds,
    agentRecords,
    viewingRecords,
    clock,
    hashes,
    findFeatures,
    refuseLink,
    listingsKnown,
  } = parts;

  async function agentOf(secret: string): Promise<Agent | undefined> {
    if (!(await findFeatures()).has('calendar')) return undefined;
    const agentId = await feeds.agentOf(hashes.secret(secret));
    return agentId === undefined ? undefined : agentRecords.byId(agentId);
  }

  return async (secret, network) => {
    const agent = await agentOf(secret);
    if (!agent) return refuseLink(network, 'not-there');
    const now = clock.now();
    const context = (await contexts(parts, now))(agent.language);
    const { today } = context;
    const held =
      agent.personId === undefined
        ? []
        : await viewingRecords.between(addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS), agent.personId);
    const moment = brusselsMoment(now);
    const shown = held.flatMap(viewing => {
      const state = viewingState(viewing, moment);
      return state === 'cancelled' ? [] : [{ ...viewing, state }];
    });
    const properties = await viewingProperties(
      context,
      shown.map(({ propertyId }) => propertyId),
    );
    const streets = await exactStreets(listingsKnown, [...properties.keys()]);
    return {
      kind: 'calendar',
      language: agent.language,
      madeAt: now,
      viewings: shown.map(viewing => {
        const { submissionId: id, sequence, day, state, propertyId, request } = viewing;
        const property = properties.get(propertyId) ?? withdrawnProperty(propertyId);
        return {
          reference: id,
          sequence,
          day,
          ...expectedHours(viewing),
          state,
          property: property.title,
          place: fullAddress(streets.get(propertyId), property.place),
          person: personName(request.values),
          phone: senderPhone(request.values),
          path: deskPath('visit', agent.language, { id }),
        };
      }),
    };
  };
}
