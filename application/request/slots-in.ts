import type { ContactSlot, SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';

/** The hours of a viewing as visitors of a language are shown them. */
export function slotsIn(content: SiteContent, language: Language): readonly ContactSlot[] {
  const { contactSlots, defaultLanguage } = content.settings;
  return contactSlots[language] ?? contactSlots[defaultLanguage] ?? [];
}
