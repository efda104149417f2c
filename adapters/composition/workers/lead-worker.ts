import { makeForwardLeads } from '../../../application/lead/forward-leads.ts';
import { LEASE_MS } from '../../../application/mail/work-outbox.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { LeadForwarder, LeadSubject } from '../../../application/ports/requests/lead-forwarder.ts';
import type { Outbox } from '../../../application/ports/mails/outbox.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { readLead } from '../../mail/read-lead.ts';
import { leaseOf } from './mail-worker.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between polls of the outbox, in milliseconds. */
const PAUSE_MS = 1_000;

export type LeadWorkerParts = {
  readonly outbox: Outbox;
  readonly forwarder: LeadForwarder;
  readonly site: SiteContentSource;
  readonly publicUrl: URL;
  readonly clock: Clock;
  /** Id in the agency's CRM of a property or project that the site stores under another id. */
  readonly externalIdOf: (about: LeadSubject) => Promise<string | undefined>;
};

/** Sends requests to the agency's CRM, one at a time, while the site runs. */
export function startLeadWorker({
  outbox,
  forwarder,
  site,
  publicUrl,
  clock,
  externalIdOf,
  isOurs,
  log,
}: LeadWorkerParts & WorkerParts): Worker {
  const stopping = new AbortController();
  const content = () => site.current().content;
  const forward = makeForwardLeads({
    outbox,
    forwarder,
    async read(mail) {
      const { agency, brand } = content();
      const lead = readLead(mail, { agency, colours: brand.colours, publicUrl: publicUrl.origin });
      if (!lead.about) return lead;
      // If the database is briefly unreachable, send the lead without the external id.
      const externalId = await externalIdOf(lead.about).catch(() => undefined);
      return externalId === undefined ? lead : { ...lead, about: { ...lead.about, externalId } };
    },
    agencyLanguage: () => content().settings.defaultLanguage,
    clock,
    lease: leaseOf(LEASE_MS),
    signal: stopping.signal,
  });
  const { system } = forwarder;
  const worker = startWorker({
    pauseMs: PAUSE_MS,
    async work(stopped) {
      const { later, dead } = await forward({ atOnce: 1, chance: Math.random, stopping: stopped });
      if (dead > 0)
        log({
          level: 'error',
          message: `requests not handed to ${system} and not tried again: ${dead}; the agency was notified by mail`,
        });
      if (later > 0)
        log({
          level: 'info',
          message: `${later} requests could not be handed to ${system} yet and are tried again later`,
        });
    },
    failed: error => log({ level: 'error', message: 'the outbox cannot be read', error }),
    isOurs,
  });
  return {
    stop() {
      // Let a request complete that must not be sent twice: after an abort, the agency would have to check whether it arrived.
      if (forwarder.repeatable) stopping.abort();
      return worker.stop();
    },
  };
}
