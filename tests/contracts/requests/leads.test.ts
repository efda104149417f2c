import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { makeOmnicasaLeads } from '../../../adapters/crm/omnicasa/omnicasa-leads.ts';
import { makeWhiseLeads } from '../../../adapters/crm/whise/whise-leads.ts';
import { makeSkarabeeLeads } from '../../../adapters/crm/skarabee/skarabee-leads.ts';
import { publicLookup } from '../../../adapters/images/fetch-public.ts';
import { makeLeadWebhook } from '../../../adapters/webhook/lead-webhook.ts';
import { MADE_AT, makeAgency } from '../../doubles/made-agency.ts';
import { OMNICASA_NAME, OMNICASA_PASSWORD, startOmnicasa } from '../../doubles/omnicasa-double.ts';
import { startWhise, WHISE_ACCESS, WHISE_TOKEN } from '../../doubles/whise-double.ts';
import { SKARABEE_PASSWORD, SKARABEE_USER, startSkarabee } from '../../doubles/skarabee-double.ts';
import { startWebhook, WEBHOOK_SECRET } from '../../doubles/webhook-double.ts';
import { describeLeadForwarder } from './lead-forwarder.contract.ts';

const now = () => MADE_AT;

describeLeadForwarder('omnicasa', {
  start: () => startOmnicasa(makeAgency(3), now),
  open: ({ address }, { ask }) =>
    makeOmnicasaLeads({
      access: { address, name: OMNICASA_NAME, password: OMNICASA_PASSWORD },
      ask,
      mailsAlerts: () => false,
    }),
  secrets: [OMNICASA_NAME, OMNICASA_PASSWORD],
});

describeLeadForwarder('whise', {
  start: () => startWhise(makeAgency(3), now),
  open: ({ address }, { ask }) =>
    makeWhiseLeads({ access: { address, ...WHISE_ACCESS }, ask, now, mailsAlerts: () => false }),
  secrets: [WHISE_ACCESS.username, WHISE_ACCESS.password, WHISE_TOKEN],
  handsOver: /contacts/,
});

describeLeadForwarder('skarabee', {
  start: () => startSkarabee(makeAgency(3), now),
  open: ({ address }, { ask }) =>
    makeSkarabeeLeads({
      access: { address, user: SKARABEE_USER, password: SKARABEE_PASSWORD },
      ask,
      consented: language => phrasesIn(language).leads.consented,
    }),
  secrets: [SKARABEE_USER, SKARABEE_PASSWORD, Buffer.from(`${SKARABEE_USER}:${SKARABEE_PASSWORD}`).toString('base64')],
});

describeLeadForwarder('webhook', {
  start: () => startWebhook(now),
  open: ({ address }, { longestMs }) =>
    makeLeadWebhook({ address, secret: WEBHOOK_SECRET, lookup: publicLookup, now, longestMs }),
  secrets: [WEBHOOK_SECRET],
});
