import { makeLapseOffers } from '../../../application/operate/lapse-offers.ts';
import { makeNotifyAdverts } from '../../../application/operate/notify-adverts.ts';
import { makeReadBusyFeeds } from '../../../application/operate/read-busy-feeds.ts';
import { makeRemindViewings } from '../../../application/operate/remind-viewings.ts';
import { makeCompleteSearchTexts } from '../../../application/request/complete-search-texts.ts';
import { makeReadCalendar } from '../../busy-calendar/read-calendar.ts';
import { fetchPublic } from '../../images/fetch-public.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { type AnyWorkerRow, countEvent, event, MINUTE, retried, SECOND, workerRow } from '../workers/worker-row.ts';
import type { OpenedServer } from './open-server.ts';

/** Jobs that take work off the agency: findings on adverts, reminders of viewings, expired offers, calendars and the search of the desk. */
export function deskJobs(
  { settings, database, ports }: OpenedServer,
  { linkPath, prepareOfferMails, findFeatures, checkAdverts }: Application,
): readonly AnyWorkerRow[] {
  const { site, clock, catalogue } = ports;
  const { publicUrl } = settings;

  return [
    // Mails the agency the findings on its adverts, once a day.
    workerRow({
      name: 'adverts',
      runsIn: 'one',
      pauseMs: 10 * MINUTE,
      run: makeNotifyAdverts({
        site,
        catalogue,
        check: checkAdverts,
        mails: database.advertMails,
        agentRecords: database.agentRecords,
        hashes: ports.hashes,
        clock,
      }),
      logEvents: isMailed => (isMailed ? [event('info', 'the findings on adverts were mailed to the agency')] : []),
      failed: retried('adverts could not be checked'),
    }),
    // Reminds of tomorrow's viewings. Runs often, since a viewing may be moved to tomorrow late in the day.
    workerRow({
      name: 'reminders',
      runsIn: 'one',
      pauseMs: 5 * MINUTE,
      run: makeRemindViewings({
        viewingRecords: database.viewingRecords,
        viewings: database.viewings,
        site,
        catalogue,
        linkPath,
        clock,
        findFeatures,
        listingsKnown: database.listingsKnown,
        agentRecords: database.agentRecords,
      }),
      logEvents: reminded => countEvent(reminded, 'info', `viewings of tomorrow with queued reminders: ${reminded}`),
      failed: retried('reminders of the viewings of tomorrow could not be queued'),
    }),
    // Marks expired offers as lapsed. Runs often, so that buyers and owners are mailed within a minute.
    workerRow({
      name: 'offers',
      runsIn: 'one',
      pauseMs: 20 * SECOND,
      run: makeLapseOffers({ offers: database.offers, prepareOfferMails, site, catalogue, clock }),
      logEvents: noted =>
        countEvent(noted, 'info', `offers whose last day is over and that are noted as lapsed: ${noted}`),
      failed: retried('offers whose last day is over could not be noted as lapsed'),
    }),
    // Reads the external calendars of agents, each every ten minutes. The pause is shorter, so that a new address is read soon.
    workerRow({
      name: 'calendars',
      runsIn: 'one',
      pauseMs: 20 * SECOND,
      run: makeReadBusyFeeds({
        busyFeeds: database.busyFeeds,
        agentRecords: database.agentRecords,
        viewingRecords: database.viewingRecords,
        encryption: ports.encryption,
        read: makeReadCalendar({ publicUrl, fetchFile: fetchPublic }),
        findFeatures,
        clock,
      }),
      logEvents: ({ failed }) => countEvent(failed, 'info', `calendars of agents that could not be read: ${failed}`),
      failed: retried('calendars of agents could not be checked'),
    }),
    // Runs regularly, because during an update a process of the previous version may store requests without a search text.
    workerRow({
      name: 'search texts',
      runsIn: 'each',
      pauseMs: MINUTE,
      run: makeCompleteSearchTexts({ site, catalogue, clock, searchTexts: database.searchTexts }),
      logEvents: ({ completed }) =>
        countEvent(completed, 'info', `requests that the search of the desk finds by more words now: ${completed}`),
      failed: retried('requests could not be prepared for the search of the desk'),
    }),
  ];
}
