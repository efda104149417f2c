import type { Lead, LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type AskSystem, SystemFailure } from '../ask-system.ts';
import { withLeadFailures } from '../lead-failure.ts';
import { withoutUndefined } from '../record-values.ts';
import { LANGUAGE_IDS, makeOmnicasaCall, type OmnicasaAccess } from './omnicasa-api.ts';

/** Omnicasa's id for the lead source "agency's own site". */
const SOURCE_SITE = 5;
/**
 * Maximum length of a text in characters: leads are sent in a URL, whose maximum length is unknown. Longer texts are truncated; the mail
 * contains the full text.
 */
const LONGEST_TEXT = 1_500;

/**
 * Forwards leads to Omnicasa by its contact operations. A search alert also creates a demand if Omnicasa mails the alerts.
 * `await makeOmnicasaLeads({ access, ask, mailsAlerts: () => false }).forward(lead, signal)`
 */
export function makeOmnicasaLeads({
  access,
  ask,
  mailsAlerts,
}: {
  readonly access: OmnicasaAccess;
  readonly ask: AskSystem;
  readonly mailsAlerts: () => boolean;
}): LeadForwarder {
  const call = makeOmnicasaCall(access, ask);
  return {
    system: 'Omnicasa',
    repeatable: false,
    forward: (lead, signal) =>
      withLeadFailures(async () => {
        const operation = lead.about?.kind === 'project' ? 'ContactOnMeProject' : 'ContactOnMe';
        const taken = await call(operation, parametersOf(lead, mailsAlerts()), signal, { once: true });
        if (taken === false) throw new SystemFailure(`Omnicasa ${operation}: refused the lead`, { refused: true });
      }),
  };
}

function parametersOf({ person, about, visit, wish, ...lead }: Lead, mailsAlerts: boolean) {
  const { values } = wish ?? {};
  return withoutUndefined({
    Name: person.lastName ?? person.email,
    FirstName: person.firstName,
    Address: person.street,
    Zip: person.postcode,
    City: person.city,
    Email: person.email,
    PhoneNumber: person.phone,
    Subject: lead.subject,
    Content: lead.text.length > LONGEST_TEXT ? `${lead.text.slice(0, LONGEST_TEXT)}…` : lead.text,
    ...(about && { ObjectID: about.externalId ?? about.id }),
    SourceId: SOURCE_SITE,
    LanguageIdFromParameter: LANGUAGE_IDS.get(lead.language satisfies Language),
    AgendaComment: visit && `${visit.day} ${visit.from}-${visit.to}`,
    CustomStr1: lead.reference,
    IsReceivedEmail: lead.consent,
    ...(wish &&
      mailsAlerts && {
        IsCreatedDemand: true,
        IsMergedDemandIfExisting: true,
        Goal: wish.goal === 'rent' ? 1 : 0,
        WebIDs: listed(values?.['types']),
        PriceMax: values?.['budget'],
        DemandComment: lead.subject,
      }),
  });
}

function listed(value: unknown): string | undefined {
  return Array.isArray(value) && value.length > 0 ? value.join(',') : undefined;
}
