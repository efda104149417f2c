import { addedValue } from '../added-value.ts';
import { ADDED_FIELDS, type CrmLists } from '../crm-lists.ts';
import { textOf, type XmlElement } from '../read-xml.ts';
import { type CrmFields, withoutUndefined, text } from '../record-values.ts';
import { lastDayOf } from './object-codes.ts';

/** Facts from custom fields, for those that OpenImmo lacks; their names were agreed with the sender (crm.json). */
export function addedFields(element: XmlElement, { fields }: CrmLists): CrmFields {
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
    if (field !== undefined && kind !== undefined)
      added[field] = addedValue(raw, kind, day => lastDayOf(text(day))) ?? added[field];
  };
  visit(element);
  return withoutUndefined(added);
}
