import { addedValue } from '../added-value.ts';
import { ADDED_FIELDS, type CrmLists } from '../crm-lists.ts';
import { textOf, type XmlElement } from '../read-xml.ts';
import { type CrmFields, withoutUndefined, text } from '../record-values.ts';
import { attributeOf, lastDayOf } from './object-codes.ts';

/** Facts from custom fields, for those that OpenImmo lacks; their names were agreed with the sender (crm.json). */
export function addedFields(element: XmlElement, { fields }: CrmLists): CrmFields {
  const added: Record<string, unknown> = {};
  for (const [name, raw] of customFields(element)) {
    const field = fields.get(name);
    const kind = ADDED_FIELDS.get(field ?? '');
    if (field !== undefined && kind !== undefined)
      added[field] = addedValue(raw, kind, day => lastDayOf(text(day))) ?? added[field];
  }
  return withoutUndefined(added);
}

/** Names of an object's custom fields that have a value and that `crm.json` does not name. */
export function unnamedFields(element: XmlElement, { fields }: CrmLists): readonly string[] {
  return customFields(element).flatMap(([name, raw]) =>
    name !== '' && text(raw) !== undefined && !fields.has(name) ? [name] : [],
  );
}

/** Names and values of the custom fields in an object. */
function customFields(element: XmlElement): readonly (readonly [name: string, value: string | undefined])[] {
  return element.children.flatMap(child => {
    if (child.name === 'user_defined_simplefield') return [[attributeOf(child, 'feldname')?.trim() ?? '', child.text]];
    if (child.name === 'feld') return [[textOf(child, 'name')?.trim() ?? '', textOf(child, 'wert')]];
    return customFields(child);
  });
}
