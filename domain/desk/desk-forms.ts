import { FORM_NAMES, FORMS, type FormName } from '../request/forms.ts';
import { type DeskRole, READ_BY } from './access.ts';

/** The forms whose requests are work for the agency: those that are mailed to it. A forgotten password is none, nor what goes to a friend. */
export const DESK_FORMS: readonly FormName[] = FORM_NAMES.filter(form => FORMS[form].mailsTo.includes('agency'));

/** The forms of which a role reads requests, whether all of them or those that are given to it. `formsReadBy('agent')` has no job applications */
export function formsReadBy(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role === 'manager' || READ_BY[form] !== 'manager');
}

/** The forms of which a role reads those requests alone that are given to it. `formsReadAsAssigned('agent')` → `['rental-application']` */
export function formsReadAsAssigned(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role !== 'manager' && READ_BY[form] === 'assigned');
}
