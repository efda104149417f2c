import type { Field } from '../../domain/request/field.ts';
import { type FormContext, formWithinLaw } from '../../domain/request/form-within-law.ts';
import type { FormName } from '../../domain/request/forms.ts';

/** A valid answer to a field. */
function goodAnswer(field: Field): string | string[] {
  switch (field.kind) {
    case 'email':
      return 'jan.peeters@example.be';
    case 'phone':
      return '0470 12 34 56';
    case 'postcode':
      return '9000';
    case 'choice':
      return field.options?.[0] ?? '4';
    case 'choices':
      return [...(field.options?.slice(1) ?? ['2', '4'])];
    case 'criteria':
      return ['bedroomsMin=3', 'garden=1'];
    case 'amount':
      return '1.000';
    case 'count':
      return '2';
    case 'date':
      return '15-9-2026';
    case 'yes-no':
    case 'consent':
      return 'yes';
    case 'reference':
      return '1234567';
    default:
      return field.name === 'page' ? '/fr/viager/' : 'Tekst';
  }
}

/** Valid answers to all fields of a form, except files. */
export function filledForm(name: FormName, context: FormContext = {}): Record<string, string | string[]> {
  const fields = formWithinLaw(name, context).fields.filter(field => field.kind !== 'file');
  return Object.fromEntries(fields.map(field => [field.name, goodAnswer(field)]));
}
