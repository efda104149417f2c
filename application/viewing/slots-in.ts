import type { ContactSlot, SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';

/** The bookable slots with their names in a language, or in the default language if the content has no slots in that one. */
export function slotsIn(content: SiteContent, language: Language): readonly ContactSlot[] {
  const { contactSlots, defaultLanguage } = content.settings;
  return contactSlots[language] ?? contactSlots[defaultLanguage] ?? [];
}
