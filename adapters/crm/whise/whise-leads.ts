import type { Lead, LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import type { AskSystem } from '../ask-system.ts';
import { withLeadFailures } from '../lead-failure.ts';
import { countIn, type CrmFields, withoutUndefined, listOf } from '../record-values.ts';
import { makeWhiseApi, type WhiseAccess } from './whise-api.ts';
import { TYPES } from './whise-record.ts';
import { languageId } from './whise-values.ts';

/** Whise's country id of Belgium. Whise requires a country, which the site does not ask visitors for. */
const BELGIUM = 1;

/**
 * Forwards leads to Whise as contacts, which Whise matches by e-mail address. A search alert also gets search criteria if Whise mails the
 * alerts. `await makeWhiseLeads({ access, ask, now: Date.now, mailsAlerts: () => false }).forward(lead, signal)`
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
      withLeadFailures(() =>
        api.call('v1/contacts/upsert', contactOf(lead, access, mailsAlerts()), signal, { once: true }),
      ),
  };
}

function contactOf({ person, about, wish, ...lead }: Lead, { officeId }: WhiseAccess, mailsAlerts: boolean): CrmFields {
  const estate = countIn(about?.id);
  return withoutUndefined({
    Name: person.lastName ?? person.email ?? person.phone,
    FirstName: person.firstName,
    PrivateEmail: person.email,
    PrivateTel: person.phone,
    CountryId: BELGIUM,
    LanguageId: languageId(lead.language),
    OfficeIds: [countIn(officeId) ?? officeId],
    EstateIds: estate === undefined ? undefined : [estate],
    Message: `${lead.subject} [${lead.reference}]\n\n${lead.text}`,
    // Send the consent even if it is false, since Whise's default is unknown.
    AgreementEmail: lead.consent,
    AgreementMailingCampaign: lead.consent,
    AgreementSms: false,
    SearchCriteria: wish && mailsAlerts ? criteriaOf(wish) : undefined,
  });
}

/** One criterion per property type. Whise filters by postcode, which the site's alerts do not contain. */
function criteriaOf({ goal, values }: NonNullable<Lead['wish']>): readonly CrmFields[] {
  const wanted = new Set(listOf(values['types']).map(type => countIn(type)));
  const categories = [...TYPES].filter(([, type]) => wanted.has(type));
  return (categories.length > 0 ? categories.map(([category]) => Number(category)) : [undefined]).map(CategoryId =>
    withoutUndefined({
      PurposeId: goal === 'rent' ? 2 : 1,
      CategoryId,
      PriceMax: countIn(values['budget']),
      MinRooms: countIn(values['bedrooms']),
      CountryId: BELGIUM,
    }),
  );
}
