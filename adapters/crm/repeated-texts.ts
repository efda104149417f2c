import { childrenOf, type XmlElement } from './read-xml.ts';

/** Prefix of the elements for a sender's own fields. One object may contain several of them, each for a different field. */
const OWN = 'user_defined';

/**
 * Names of an element's children that occur several times with different texts, so that an import, which reads only the first, has to report
 * the others. Ignores children with children of their own, because those are lists. `repeatedTexts(areas)` → `['wohnflaeche']`
 */
export function repeatedTexts(element: XmlElement | undefined): readonly string[] {
  const texts = new Map<string, Set<string>>();
  for (const { name, text, children } of element?.children ?? []) {
    if (text === '' || children.length > 0 || name.startsWith(OWN)) continue;
    texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  return [...texts].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}

/**
 * Text of an element that decides what visitors see, such as a switch or a price. If the element stands several times with different texts,
 * returns all of them: the record reader takes them neither for yes nor for no, nor for one amount.
 * `everyText(office, 'objektadresse_freigeben')` → `'true / false'`
 */
export function everyText(section: XmlElement | undefined, name: string): string | undefined {
  const texts = new Set(childrenOf(section, name).flatMap(({ text }) => text || []));
  return texts.size === 0 ? undefined : [...texts].join(' / ');
}
