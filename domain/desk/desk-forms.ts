import { FORM_NAMES, FORMS, type FormName } from '../request/forms.ts';
import { type DeskRole, READ_RESTRICTIONS } from './access.ts';

/** Forms whose requests are mailed to the agency, which processes them; forgotten passwords and recommendations are not mailed to it. */
export const DESK_FORMS: readonly FormName[] = FORM_NAMES.filter(form => FORMS[form].mailsTo.includes('agency'));

/** Forms of which a role may read all or only assigned requests. `formsReadBy('agent')` lacks job applications, which only managers read */
export function formsReadBy(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role === 'manager' || READ_RESTRICTIONS[form] !== 'manager');
}

/** Forms of which a role may read only assigned requests. `formsReadAsAssigned('agent')` → `['rental-application']` */
export function formsReadAsAssigned(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role !== 'manager' && READ_RESTRICTIONS[form] === 'assigned');
}
