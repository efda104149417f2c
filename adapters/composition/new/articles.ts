import type { Language } from '../../../domain/text/language.ts';
import { withMonth } from './accessibility-statement.ts';
import type { newAgencyWords } from './words.ts';

/**
 * Replacements for facts of the sample agency in articles that are copied; a text that is not found throws, so that changes to the articles
 * are noticed.
 */
const CHANGES: Readonly<Record<string, Partial<Record<Language, readonly (readonly [from: string, to: string])[]>>>> = {
  disclaimer: {
    fr: [
      ['sont des dessins faits d’après les données de chaque bien. Ils donnent', 'donnent'],
      ['les tribunaux de Namur', 'les tribunaux belges'],
    ],
    nl: [
      ['zijn tekeningen op basis van de gegevens van elk pand. Ze geven', 'geven'],
      ['de rechtbanken van Namen', 'de Belgische rechtbanken'],
    ],
    en: [
      ['are drawings made from the facts of each property. They do', 'give an impression. They do'],
      ['with their office in Namur', 'with their office {at}'],
      ['the courts of Namur', 'the Belgian courts'],
      ['Texts, drawings and plans', 'Texts, pictures and plans'],
    ],
    de: [
      ['sind Zeichnungen nach den Angaben zu jeder Immobilie. Sie', 'geben einen Eindruck. Sie'],
      ['mit Sitz in Namur', 'mit Sitz {at}'],
      ['die Gerichte von Namur', 'die belgischen Gerichte'],
      ['Texte, Zeichnungen und Pläne', 'Texte, Bilder und Pläne'],
    ],
  },
  'privacy-statement': {
    fr: [['Ce texte date d’août 2026', 'Ce texte date de {month}']],
    nl: [['augustus 2026', '{month}']],
    en: [
      ['estate agents in Namur', 'estate agents {at}'],
      ['August 2026', '{month}'],
    ],
    de: [
      ['Immobilienmakler in Namur', 'Immobilienmakler {at}'],
      ['August 2026', '{month}'],
    ],
  },
};

/** A sentence within one line and the space after it; the address of a link may contain a full stop. */
const SENTENCE = /(?:\([^()\n]*\)|[^.\n])+(?:\. ?)?/g;
/** A link to a page that a new agency does not have. */
const LEADS_AWAY = /\(page:\/(?:services|advice|viager|testimonials)\//;

/** The article about the agency itself, as Markdown. */
export function aboutArticle({ aboutTitle, aboutIntro, aboutText }: ReturnType<typeof newAgencyWords>): string {
  return `---\ntitle: ${aboutTitle}\nintro: ${aboutIntro}\n---\n${aboutText}\n`;
}

/**
 * Returns an article of the sample with facts of the sample agency replaced, and without text on pages that do not exist. Throws if a text
 * to replace is not found. `changed('disclaimer', 'nl', text, { at: 'in Gent', month: 'maart 2027' })`
 */
export function changed(
  id: string,
  language: Language,
  text: string,
  { at, month }: { readonly at: string; readonly month: string },
): string {
  let now = text;
  for (const [from, to] of CHANGES[id]?.[language] ?? []) {
    if (!now.includes(from)) throw new Error(`articles/${id}/${language}.md does not contain '${from}'`);
    now = now.replaceAll(from, withMonth(to, month).replace('{at}', at));
  }
  // A new agency lacks the pages with advice. From the disclaimer, the section that links to them is removed; from other articles, each
  // sentence with a link to a page that is lacking.
  if (id === 'disclaimer')
    return now
      .split(/(?=^## )/m)
      .filter(section => !section.includes('](page:/advice/'))
      .join('');
  return now.replace(SENTENCE, sentence => (LEADS_AWAY.test(sentence) ? '' : sentence));
}
