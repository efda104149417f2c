import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { Item, Json } from './new-agency-facts.ts';

export type LanguageAdded = {
  /** Files that change or are new, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Number of texts and addresses added to JSON files. */
  readonly texts: number;
  /** Number of new texts of articles. */
  readonly articles: number;
};

/**
 * Adds a language to the content of an agency. `made` is the content that `npm run new` would write for this agency in its default language
 * and the new one. Texts are copied from `made` if the agency left the text of its default language unchanged; addresses always.
 * Texts that the agency wrote itself are missing in the new language afterwards, and `npm run check` lists them. `addLanguage(files, made,
 * 'en', 'nl').files.get('site.json')` → `'{ "settings": { "languages": ["nl", "fr", "en"] …'`
 */
export function addLanguage(
  files: ReadonlyMap<string, string>,
  made: ReadonlyMap<string, string>,
  language: Language,
  usual: Language,
): LanguageAdded {
  let texts = 0;

  function filled(value: Json, other: Json | undefined, isAddress = false): Json {
    if (other === undefined || typeof value !== 'object' || value === null) return value;
    if (isList(value)) {
      const others = isList(other) ? other : [];
      return value.map((item, at) => filled(item, counterpartOf(item, at, others)));
    }
    if (typeof other !== 'object' || other === null) return value;
    // A list may be written as an object with `$schema` and `items`: only its `items` are completed.
    if (isList(other)) return { ...value, items: filled(value['items'] ?? [], other) };
    const keys = Object.keys(value);
    if (keys.length === 0 || !keys.every(isLanguage))
      return Object.fromEntries(keys.map(key => [key, filled(value[key] ?? null, other[key], key === 'paths')]));
    const text = other[language];
    const isAsMade = isAddress || JSON.stringify(value[usual]) === JSON.stringify(other[usual]);
    if (language in value || text === undefined || !isAsMade) return value;
    texts++;
    return { ...value, [language]: text };
  }

  /** The item with the same name in the other list; for an item without a name, the item at the same position. */
  function counterpartOf(item: Json, at: number, others: readonly Json[]): Json | undefined {
    const name = nameOf(item, usual);
    return name === undefined ? others[at] : others.find(other => nameOf(other, usual) === name);
  }

  const changed = new Map<string, string>();
  for (const name of files.keys()) {
    if (!name.endsWith('.json')) continue;
    const value = JSON.parse(files.get(name) ?? 'null') as Json;
    const now = filled(value, JSON.parse(made.get(name) ?? 'null') ?? undefined);
    const after = name === 'site.json' ? withLanguage(now as Item, language) : now;
    if (JSON.stringify(after) !== JSON.stringify(value)) changed.set(name, `${JSON.stringify(after, undefined, 2)}\n`);
  }
  let articles = 0;
  for (const [name, text] of made) {
    if (!name.endsWith(`/${language}.md`) || files.has(name)) continue;
    const usualName = `${name.slice(0, name.lastIndexOf('/'))}/${usual}.md`;
    if (files.get(usualName) !== made.get(usualName)) continue;
    changed.set(name, text);
    articles++;
  }
  return { files: changed, texts, articles };
}

function withLanguage(site: Item, language: Language): Item {
  const settings = (site['settings'] ?? {}) as Item;
  const languages = (settings['languages'] ?? []) as readonly Json[];
  return { ...site, settings: { ...settings, languages: [...languages.filter(each => each !== language), language] } };
}

/** The key that identifies an item within its list; `undefined` if only its position does. */
function nameOf(item: Json, usual: Language): string | undefined {
  if (typeof item !== 'object' || item === null || isList(item)) return undefined;
  const { id, page, original, fact, webId, postcode, name } = item;
  if (postcode !== undefined) return `${String(postcode)} ${String((name as Item | undefined)?.[usual])}`;
  // Two pages may share an original path, so the page is part of the key.
  if (original !== undefined) return `${String(page)} ${String(original)}`;
  const given = id ?? fact ?? webId;
  return given === undefined ? undefined : String(given);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
