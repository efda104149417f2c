import type { XmlElement } from '../read-xml.ts';

/** Sections that an object has only once. `kontaktperson` is not among them, because each `kontaktperson` is another person. */
const SECTIONS: ReadonlySet<string> = new Set([
  'objektkategorie',
  'geo',
  'preise',
  'flaechen',
  'ausstattung',
  'zustand_angaben',
  'infrastruktur',
  'freitexte',
  'anhaenge',
  'verwaltung_objekt',
  'verwaltung_techn',
]);

/**
 * Merges each repeated section of an object to one section with the children of all, because readers read the first section only: a second
 * price or address switch that contradicts the first would be lost.
 * `<preise><kaufpreis>1</kaufpreis></preise><preise><kaufpreis>2</kaufpreis></preise>` →
 * `<preise><kaufpreis>1</kaufpreis><kaufpreis>2</kaufpreis></preise>`
 */
export function mergedSections(object: XmlElement): XmlElement {
  const names = object.children.map(({ name }) => name).filter(name => SECTIONS.has(name));
  if (new Set(names).size === names.length) return object;
  const merged = new Map<string, XmlElement>();
  const others: XmlElement[] = [];
  for (const child of object.children) {
    const first = merged.get(child.name);
    if (!SECTIONS.has(child.name)) others.push(child);
    else if (!first) merged.set(child.name, child);
    else {
      const attributes = { ...child.attributes, ...first.attributes };
      merged.set(child.name, { ...first, attributes, children: [...first.children, ...child.children] });
    }
  }
  return { ...object, children: [...merged.values(), ...others] };
}
