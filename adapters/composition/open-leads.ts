import type { LeadForwarder } from '../../application/ports/lead-forwarder.ts';
import { makeAskSystem } from '../crm/ask-system.ts';
import { makeOmnicasaLeads } from '../crm/omnicasa/omnicasa-leads.ts';
import { makeSkarabeeLeads } from '../crm/skarabee/skarabee-leads.ts';
import { publicLookup } from '../images/picture-copies.ts';
import { makeLeadWebhook } from '../webhook/lead-webhook.ts';
import { omnicasaAccess, skarabeeAccess } from './open-source.ts';
import type { LeadsTo } from './catalogue-source.ts';

/** Opens the system that gets requests. `mailsAlerts`: whether it writes to visitors of their search alerts, and the site does not. */
export function openLeads(to: LeadsTo, mailsAlerts: () => boolean): LeadForwarder {
  switch (to.kind) {
    case 'webhook':
      return makeLeadWebhook({ ...to, lookup: publicLookup, now: Date.now });
    case 'omnicasa':
      return makeOmnicasaLeads({ access: omnicasaAccess(to), ask: makeAskSystem(), mailsAlerts });
    case 'skarabee':
      return makeSkarabeeLeads({ access: skarabeeAccess(to), ask: makeAskSystem() });
    default:
      throw new Error(`LEADS: ${to.kind} is not known yet`);
  }
}
