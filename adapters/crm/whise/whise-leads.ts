import type { Lead, LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import type { AskSystem } from '../ask-system.ts';
import { asLead } from '../lead-failure.ts';
import { count, type CrmFields, known, listOf } from '../record-values.ts';
import { makeWhiseApi, type WhiseAccess } from './whise-api.ts';
import { TYPES } from './whise-record.ts';
import { languageId } from './whise-values.ts';

/** Of a visitor the country is not known, and Whise asks for one. */
const BELGIUM = 1;

/**
 * Hands leads to Whise as contacts, which it finds again by their e-mail addresses. Where it mails alerts, one has its search criteria
 * as well; else it is a contact like others.
 * `await makeWhiseLeads({ access, ask, now: Date.now, mailsAlerts: () => false }).forward(lead, signal)`
 */
export function makeWhiseLeads({
  access,
  ask,
  now,
  mailsAlerts,
}: {
  readonly access: WhiseAccess;
  readonly ask: AskSystem;
  readonly now: () => number;
  readonly mailsAlerts: () => boolean;
}): LeadForwarder {
  const api = makeWhiseApi(access, ask, now);
  return {
    system: 'Whise',
    repeatable: false,
    forward: (lead, signal) =>
      asLead(() => api.call('v1/contacts/upsert', contactOf(lead, access, mailsAlerts()), signal, { once: true })),
  };
}

function contactOf({ person, about, wish, ...lead }: Lead, { officeId }: WhiseAccess, mailsAlerts: boolean): CrmFields {
  const estate = count(about?.id);
  return known({
    Name: person.lastName ?? person.email ?? person.phone,
    FirstName: person.firstName,
    PrivateEmail: person.email,
    PrivateTel: person.phone,
    CountryId: BELGIUM,
    LanguageId: languageId(lead.language),
    OfficeIds: [count(officeId) ?? officeId],
    EstateIds: estate === undefined ? undefined : [estate],
    Message: `${lead.subject} [${lead.reference}]\n\n${lead.text}`,
    // As it was ticked, also where it was not: what Whise takes for agreed to without being told is not known.
    AgreementEmail: lead.consent,
    AgreementMailingCampaign: lead.consent,
    AgreementSms: false,
    SearchCriteria: wish && mailsAlerts ? criteriaOf(wish) : undefined,
  });
}

/** One for each type that is looked for; of postcodes the site knows none. */
function criteriaOf({ goal, values }: NonNullable<Lead['wish']>): readonly CrmFields[] {
  const wanted = new Set(listOf(values['types']).map(type => count(type)));
  const categories = [...TYPES].filter(([, type]) => wanted.has(type));
  return (categories.length > 0 ? categories.map(([category]) => Number(category)) : [undefined]).map(CategoryId =>
    known({
      PurposeId: goal === 'rent' ? 2 : 1,
      CategoryId,
      PriceMax: count(values['budget']),
      MinRooms: count(values['bedrooms']),
      CountryId: BELGIUM,
    }),
  );
}
