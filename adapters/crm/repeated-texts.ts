import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';
import { childrenOf, type XmlElement } from './read-xml.ts';

/**
 * Prefix of the elements for a sender's own fields. One object may contain several elements with this prefix, each for a different field.
 */
const OWN = 'user_defined';

/**
 * Warnings about a section's children that occur several times with different texts, of which an import reads only the first. Ignores children
 * with children of their own, because those are lists, and the name `decisive`, which `everyText` reads and the record reader reports.
 * `repetitionsIn(areas, '7', 'Price')` → `[{ kind: 'warning', … }]`
 */
export function repetitionsIn(section: XmlElement | undefined, id: string, decisive: string): readonly FeedItem[] {
  return repeatedTexts(section)
    .filter(field => field !== decisive)
    .map(field => ({ kind: 'warning', finding: { id, field, reason: reason('element-twice') } }));
}

function repeatedTexts(element: XmlElement | undefined): readonly string[] {
  const texts = new Map<string, Set<string>>();
  for (const { name, text, children } of element?.children ?? []) {
    if (text === '' || children.length > 0 || name.startsWith(OWN)) continue;
    texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  return [...texts].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}

/**
 * Text of an element that decides what visitors see, such as a switch or a price. If the element occurs several times with different texts,
 * returns all of them joined, which the record reader refuses as a yes or no and as an amount. `everyText(office,
 * 'objektadresse_freigeben')` → `'true / false'`
 */
export function everyText(section: XmlElement | undefined, name: string): string | undefined {
  const texts = new Set(childrenOf(section, name).flatMap(({ text }) => text || []));
  return texts.size === 0 ? undefined : [...texts].join(' / ');
}
