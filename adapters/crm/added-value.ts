import type { FactKind } from '../../domain/listing/facts.ts';
import { count, figure, quantity, text, yesNo } from './record-values.ts';

/**
 * Converts the value of a custom field in the agency's CRM to a fact of this kind; `dayOf` parses dates in the CRM's format.
 * `addedValue('ja', 'yes-no', dayOf)` → `true`, `addedValue('0', 'area', dayOf)` → `undefined`
 */
export function addedValue(raw: unknown, kind: FactKind, dayOf: (raw: unknown) => string | undefined): unknown {
  switch (kind) {
    case 'yes-no':
      return yesNo(raw);
    case 'count':
      return count(raw);
    case 'date':
      return dayOf(raw);
    case 'grade':
    case 'code':
    case 'text':
      return text(raw);
    case 'energy':
    case 'co2':
      return figure(raw);
    default:
      return quantity(raw);
  }
}
