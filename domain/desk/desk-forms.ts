import { FORM_NAMES, FORMS, type FormName } from '../request/forms.ts';
import { type DeskRole, READ_RESTRICTIONS } from './access.ts';

/** Forms whose requests the agency processes: those that are mailed to it, so without forgotten passwords and recommendations. */
export const DESK_FORMS: readonly FormName[] = FORM_NAMES.filter(form => FORMS[form].mailsTo.includes('agency'));

/** Forms of which a role may read requests, all or only assigned ones. `formsReadBy('agent')` has no job applications */
export function formsReadBy(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role === 'manager' || READ_RESTRICTIONS[form] !== 'manager');
}

/** Forms of which a role may read only assigned requests. `formsReadAsAssigned('agent')` → `['rental-application']` */
export function formsReadAsAssigned(role: DeskRole): readonly FormName[] {
  return DESK_FORMS.filter(form => role !== 'manager' && READ_RESTRICTIONS[form] === 'assigned');
}
