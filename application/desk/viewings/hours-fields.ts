import { WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import type { AgencyHours, AgentHours, PropertyWindows } from '../../../domain/appointment/viewing-hours.ts';
import type { SentFields } from '../shared/desk-handler.ts';
import { NUMBERS } from './hours-forms.ts';

/** Field values of a form: stored, or as submitted. */
export type HoursFields = Readonly<Record<string, readonly string[]>>;

const SENT = [
  ...WEEKDAYS.flatMap(day => [`from-${day}`, `to-${day}`, `open-${day}`, `window-${day}`]),
  ...Object.keys(NUMBERS),
  'address',
  'fromDay',
  'untilDay',
  'fromTime',
  'untilTime',
  'words',
  'all',
  'property',
  'windows',
  'confirm',
  'openHolidays',
  'closedRegionalDays',
  'closed',
];

/** All fields of the page's forms, as submitted. */
export function sentFields(sent: SentFields): HoursFields {
  return Object.fromEntries(SENT.map(name => [name, sent.all(name)]));
}

/** Fields of the form of an agent's own hours. */
export function agentFields(hours: AgentHours | undefined): HoursFields {
  return Object.fromEntries(
    WEEKDAYS.flatMap(day => [
      [`from-${day}`, [hours?.[day]?.from ?? '']],
      [`to-${day}`, [hours?.[day]?.to ?? '']],
    ]),
  );
}

/** Fields of the form of the agency's hours. */
export function agencyFields({
  open,
  openHolidays,
  closedRegionalDays,
  closed,
  confirm,
  ...numbers
}: AgencyHours): HoursFields {
  return {
    ...Object.fromEntries(WEEKDAYS.map(day => [`open-${day}`, open[day]])),
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, [String(number)]])),
    openHolidays,
    closedRegionalDays,
    closed: [closed.map(({ from, until }) => (from === until ? from : `${from} - ${until}`)).join('\n')],
    confirm: [confirm],
  };
}

/** Fields of the form of one property's hours. */
export function windowFields(property: string, windows: PropertyWindows | undefined): HoursFields {
  return {
    property: [property],
    windows: [windows?.kind ?? 'agency'],
    ...(windows?.kind === 'slots' && Object.fromEntries(WEEKDAYS.map(day => [`window-${day}`, windows.open[day]]))),
  };
}
