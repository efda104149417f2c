import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import type { FormValues } from '../../domain/request/check-form.ts';
import { ownFields } from '../../domain/request/envelope.ts';
import { fileField } from '../../domain/request/files-of.ts';
import { FORMS, type FormName } from '../../domain/request/forms.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { RequestSubject } from './request-subject.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { agentIdOf } from '../view/agent-view.ts';
import type { ReceivedForm } from './sent-form.ts';
import type { FreeSlotCapacity } from './free-slot-capacity.ts';

/** Text to hash for recognising a repeated submission: fields in any order, and digests of files. */
export function bodyText({ form, raw, files }: ReceivedForm): string {
  const fields = Object.entries(ownFields(raw)).sort(([a], [b]) => (a < b ? -1 : 1));
  const digests = Object.entries(files).map(([name, { digest }]) => [name, digest]);
  return JSON.stringify([form, fields, digests]);
}

/** The values to store: those that the form's rules allow, and for a file its stored name. */
export function storedValues(form: FormName, values: FormValues, keptAs: string | undefined): FormValues {
  const { keeps } = FORMS[form];
  const file = fileField(form);
  const stored = keeps ? Object.fromEntries(Object.entries(values).filter(([name]) => keeps.includes(name))) : values;
  return file === undefined || keptAs === undefined ? stored : { ...stored, [file]: keptAs };
}

/** The search described by an alert form. */
export function alertCriteriaOf(values: FormValues): AlertCriteria {
  const many = (field: string) => {
    const value = values[field];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  };
  const { bedrooms, startDate: from, endDate: until } = values;
  const criteria = many('criteria');
  return {
    goal: values['goal'] === 'rent' ? 'rent' : 'sale',
    types: many('types').map(Number),
    zones: many('zones'),
    budget: Number(values['budget']),
    bedrooms: typeof bedrooms === 'number' ? bedrooms : undefined,
    ...(criteria.length > 0 && { criteria }),
    ...(typeof from === 'string' && typeof until === 'string' && { period: { from, until } }),
  };
}

/** The slot reservation of a viewing, with the hours as shown to the visitor. */
export function slotReservationOf(
  values: FormValues,
  hours: { readonly id: string; readonly from: string; readonly to: string },
  { id, listing }: RequestSubject,
  content: SiteContent,
  free: FreeSlotCapacity,
  tokenHash: string,
): SlotReservation {
  return {
    agentId: (listing && agentIdOf(content, listing)) ?? '',
    propertyId: id,
    day: String(values['day']),
    slot: hours.id,
    from: hours.from,
    to: hours.to,
    ...free,
    tokenHash,
  };
}
