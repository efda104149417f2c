import type { ContactSlot, SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';

/** The bookable slots in a language, else in the default language. */
export function slotsIn(content: SiteContent, language: Language): readonly ContactSlot[] {
  const { contactSlots, defaultLanguage } = content.settings;
  return contactSlots[language] ?? contactSlots[defaultLanguage] ?? [];
}
