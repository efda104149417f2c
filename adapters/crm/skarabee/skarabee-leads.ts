import type { Lead, LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import { splitStreetLine } from '../../../domain/place/street-line.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type AskSystem, SystemFailure } from '../ask-system.ts';
import { withLeadFailures } from '../lead-failure.ts';
import { withoutUndefined } from '../record-values.ts';
import { makeSkarabeeCall, type SkarabeeAccess, type SoapFields } from './skarabee-api.ts';

const OPERATION = 'InsertContactMes';
/** Placeholder for a missing first name, since Skarabee requires both names. */
const NO_NAME = '-';

/**
 * Forwards leads to Skarabee, which processes them hourly. Skarabee does not detect duplicates, so a lead whose response is lost is not
 * sent again. `consented`: text appended to a lead with consent, in the lead's language, since Skarabee has no field for the consent.
 * `await makeSkarabeeLeads({ access, ask, consented }).forward(lead, signal)`
 */
export function makeSkarabeeLeads(parts: {
  readonly access: SkarabeeAccess;
  readonly ask: AskSystem;
  readonly consented: (language: Language) => string;
}): LeadForwarder {
  const call = makeSkarabeeCall(parts.access, parts.ask);
  return {
    system: 'Skarabee',
    repeatable: false,
    forward: (lead, signal) =>
      withLeadFailures(async () => {
        const { email, phone } = lead.person;
        if (email === undefined && phone === undefined)
          throw new SystemFailure(`Skarabee ${OPERATION}: requires an e-mail address or a telephone number`, {
            refused: true,
          });
        const parameters = { ContactMes: contactOf(lead, parts.consented) };
        const invalid = await call(
          { operation: OPERATION, parameters, wanted: 'InvalidContactMe', once: true },
          signal,
        );
        // The refusal's text is left out, because it may quote what the visitor wrote.
        if (invalid.length > 0) throw new SystemFailure(`Skarabee ${OPERATION}: refused the lead`, { refused: true });
      }),
  };
}

/** Fields of a contact in the order of the WSDL. */
function contactOf(
  { id, person, about, text, consent, language }: Lead,
  consented: (language: Language) => string,
): SoapFields {
  const { street, house, extension } = addressOf(person.street);
  return withoutUndefined({
    ExternalReference: id,
    FirstName: person.firstName ?? NO_NAME,
    LastName: person.lastName ?? person.email ?? person.phone,
    City: person.city,
    Phone: person.phone,
    Comments: consent ? `${text}\n\n${consented(language)}` : text,
    Email: person.email,
    PublicationID: about && /^\d{1,9}$/.test(about.id) ? about.id : null,
    Street: street,
    HouseNumber: house ?? null,
    HouseNumberExtension: extension,
    ZipCode: person.postcode,
    OfficeId: null,
  }) as SoapFields;
}

type Address = { readonly street?: string | undefined; readonly house?: string; readonly extension?: string };

/**
 * Splits street and house number; returns the whole line as the street if it has another form or several house numbers, since Skarabee
 * accepts only one. `addressOf('Kouter 12 A')` → street, 12, A
 */
function addressOf(line: string | undefined): Address {
  const parts = splitStreetLine(line ?? '');
  if (!parts || /^[-–+&]/.test(parts.extension)) return { street: line };
  const { street, house, extension } = parts;
  return { street, house, ...(extension !== '' && { extension }) };
}
