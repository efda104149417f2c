import type { XmlElement } from './read-xml.ts';

/** Elements that senders may repeat, each for another field of their own. */
const OWN = 'user_defined';

/**
 * Names of an element's children that stand several times with different texts, of which only the first is read; children with children of
 * their own are lists. `repeatedTexts(areas)` → `['wohnflaeche']`
 */
export function repeatedTexts(element: XmlElement | undefined): readonly string[] {
  const texts = new Map<string, Set<string>>();
  for (const { name, text, children } of element?.children ?? []) {
    if (text === '' || children.length > 0 || name.startsWith(OWN)) continue;
    texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  return [...texts].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}
