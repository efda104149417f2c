import { makeForwardLeads } from '../../application/lead/forward-leads.ts';
import { LEASE_MS } from '../../application/mail/work-outbox.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { LeadForwarder } from '../../application/ports/lead-forwarder.ts';
import type { Outbox } from '../../application/ports/outbox.ts';
import type { SiteContentSource } from '../../application/ports/site-content.ts';
import { readLead } from '../mail/read-lead.ts';
import type { LogEvent } from '../system/logger.ts';
import { leaseOf } from './mail-worker.ts';
import { startWorker, type Worker } from './worker.ts';

/** Between two looks into the outbox, in milliseconds. */
const PAUSE_MS = 1_000;

export type LeadWorkerParts = {
  readonly outbox: Outbox;
  readonly forwarder: LeadForwarder;
  readonly site: SiteContentSource;
  readonly publicUrl: URL;
  readonly clock: Clock;
  readonly log: (event: LogEvent) => void;
};

/** Hands requests to the agency's system, one at a time, as long as the site runs. */
export function startLeadWorker({ outbox, forwarder, site, publicUrl, clock, log }: LeadWorkerParts): Worker {
  const stopping = new AbortController();
  const content = () => site.current().content;
  const forward = makeForwardLeads({
    outbox,
    forwarder,
    read: mail => {
      const { agency, brand } = content();
      return readLead(mail, { agency, colours: brand.colours, publicUrl: publicUrl.origin });
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
        log({ level: 'error', message: `${dead} requests were not handed to ${system}; the agency was told by mail` });
      if (later > 0) log({ level: 'info', message: `${later} requests could not be handed to ${system} yet` });
    },
    failed: error => log({ level: 'error', message: 'the outbox cannot be read', error }),
  });
  return {
    stop() {
      // What must not be sent twice is let arrive: cut off, the agency would have to look whether it did.
      if (forwarder.repeatable) stopping.abort();
      return worker.stop();
    },
  };
}
