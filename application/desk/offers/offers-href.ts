import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { Language } from '../../../domain/text/language.ts';

/** Address of the list of a property's offers. `propertyOffersHref('fr', '6398214')` → `'/fr/desk/offers/?property=6398214'` */
export function propertyOffersHref(language: Language, property: string): string {
  return `${deskPath('offers', language)}?property=${encodeURIComponent(property)}`;
}
