import type { LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import { makeAskSystem } from '../../crm/ask-system.ts';
import { makeOmnicasaLeads } from '../../crm/omnicasa/omnicasa-leads.ts';
import { makeSkarabeeLeads } from '../../crm/skarabee/skarabee-leads.ts';
import { makeWhiseLeads } from '../../crm/whise/whise-leads.ts';
import { publicLookup } from '../../images/fetch-public.ts';
import { makeLeadWebhook } from '../../webhook/lead-webhook.ts';
import { omnicasaAccess, skarabeeAccess, whiseAccess } from '../import/open-source.ts';
import { phrasesIn } from '../site/phrases-in.ts';
import type { LeadTarget } from '../catalogue-source.ts';

/**
 * Opens the system that receives requests. `mailsAlerts`: whether that system, instead of the site, mails visitors about their search
 * alerts.
 */
export function openLeads(to: LeadTarget, mailsAlerts: () => boolean): LeadForwarder {
  switch (to.kind) {
    case 'webhook':
      return makeLeadWebhook({ ...to, lookup: publicLookup, now: Date.now });
    case 'omnicasa':
      return makeOmnicasaLeads({ access: omnicasaAccess(to), ask: makeAskSystem(), mailsAlerts });
    case 'whise':
      return makeWhiseLeads({ access: whiseAccess(to), ask: makeAskSystem(), now: Date.now, mailsAlerts });
    case 'skarabee':
      return makeSkarabeeLeads({
        access: skarabeeAccess(to),
        ask: makeAskSystem(),
        consented: language => phrasesIn(language).leads.consented,
      });
  }
}
