import { makeForwardLeads } from '../../../application/lead/forward-leads.ts';
import { agencyLanguage } from '../../../application/mail/agency-language.ts';
import { LEASE_MS, type WorkOutbox } from '../../../application/mail/work-outbox.ts';
import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { LeadForwarder, LeadSubject } from '../../../application/ports/requests/lead-forwarder.ts';
import type { Outbox } from '../../../application/ports/mails/outbox.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { readLead } from '../../mail/read-lead.ts';
import { leaseOf } from './mail-delivery.ts';

export type LeadForwardingParts = {
  readonly outbox: Outbox;
  readonly forwarder: LeadForwarder;
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
  readonly site: SiteContentSource;
  readonly publicUrl: URL;
  readonly clock: Clock;
  /** Id in the agency's CRM of a property or project that the site stores under another id. */
  readonly externalIdOf: (about: LeadSubject) => Promise<string | undefined>;
  /** Aborted when the process stops. */
  readonly stopped: AbortSignal;
};

/** Returns the function that sends pending requests to the agency's CRM. */
export function makeLeadForwarding({
  outbox,
  forwarder,
  agentRecords,
  site,
  publicUrl,
  clock,
  externalIdOf,
  stopped,
}: LeadForwardingParts): WorkOutbox {
  const content = () => site.current().content;
  return makeForwardLeads({
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
    agencyLanguage: email => agencyLanguage(agentRecords, content(), email),
    clock,
    lease: leaseOf(LEASE_MS),
    // A request that must not be sent twice is not aborted when the site stops: otherwise the agency would have to check whether it
    // arrived.
    signal: forwarder.repeatable ? stopped : new AbortController().signal,
  });
}
