import type { FormValues } from './check-form.ts';

/** Name of the sender of a form; '' if not given. `personName({ firstName: 'Jan', lastName: 'Peeters' })` → `'Jan Peeters'` */
export function personName(values: FormValues): string {
  return ['firstName', 'lastName']
    .map(field => values[field])
    .filter(part => typeof part === 'string' && part !== '')
    .join(' ');
}
