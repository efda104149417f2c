import type { FactKind } from '../../../domain/listing/facts.ts';
import { ADDED_FIELDS, type CrmLists } from '../crm-lists.ts';
import { textOf, type XmlElement } from '../read-xml.ts';
import { count, type Fields, known, number, quantity, text, yesNo } from '../record-values.ts';
import { lastDayOf } from './object-codes.ts';

/** Facts that the format lacks come in fields whose names were agreed with the sender. */
export function addedFields(element: XmlElement, { fields }: CrmLists): Fields {
  const added: Record<string, unknown> = {};
  const visit = (at: XmlElement) => {
    for (const child of at.children) {
      if (child.name === 'user_defined_simplefield') put(child.attributes['feldname'], child.text);
      else if (child.name === 'feld') put(textOf(child, 'name'), textOf(child, 'wert'));
      else visit(child);
    }
  };
  const put = (name: string | undefined, raw: string | undefined) => {
    const field = fields.get(name?.trim() ?? '');
    const kind = ADDED_FIELDS.get(field ?? '');
    if (field !== undefined && kind !== undefined) added[field] = valueOf(raw, kind) ?? added[field];
  };
  visit(element);
  return known(added);
}

function valueOf(raw: string | undefined, kind: FactKind): unknown {
  switch (kind) {
    case 'yes-no':
      return yesNo(raw);
    case 'count':
      return count(raw);
    case 'date':
      return lastDayOf(raw);
    case 'grade':
    case 'code':
    case 'text':
      return text(raw);
    case 'energy':
    case 'co2':
      return number(raw);
    default:
      return quantity(raw);
  }
}
