import { foundText } from '../../../application/advert/finding-words.ts';
import { withHeading } from '../../../application/finding/finding-line.ts';
import type { AdvertFindings } from '../../../application/operate/import-report.ts';
import { inOrderOfFindings } from '../../../domain/advert/finding-order.ts';
import { WEIGHTS } from '../../../domain/advert/publish-check.ts';
import type { Language } from '../../../domain/text/language.ts';
import { fieldOf } from '../../feed/texts/field-of-fact.ts';
import { phrasesIn } from '../site/phrases-in.ts';
import { COMMAND_WORDS } from './command-words.ts';

/** Maximum number of ids after 'also'. */
const SHOWN_IDS = 5;

/**
 * Returns the findings of an import on adverts, at most `most` lines: breaches first, among them those of adverts that are not online yet
 * (`isNew`). A finding that several adverts share is one line, which ends with the first of the other ids; the last line counts the lines
 * left out. Facts are named by the feed's fields. `advertLines([{ id: '1', findings: publishCheck(flat, today), isNew: true }], 50, 'en')`
 * → `['advert: 1 lacks RenterCharges (breach: Code … https://…)']`
 */
export function advertLines(adverts: readonly AdvertFindings[], most: number, language: Language): readonly string[] {
  const words = COMMAND_WORDS[language];
  const phrases = phrasesIn(language).advertFindings;
  const ordered = inOrderOfFindings(adverts);
  const found = WEIGHTS.flatMap(weight =>
    ordered.flatMap(({ id, findings }) =>
      findings
        .filter(finding => finding.weight === weight)
        .map(finding => {
          const { fact, law } = finding;
          const text = foundText(finding, phrases, fieldOf);
          // Append the field's name unless the text contains it.
          const field = fact === undefined || text.includes(fieldOf(fact)) ? '' : `, ${fieldOf(fact)}`;
          const named = phrases.weight[weight];
          const rule = law ? withHeading(named, `${law.source}, ${law.address}`, language) : named;
          return { id, text: `${text}${field} (${rule})` };
        }),
    ),
  );
  const lines = Array.from(
    Map.groupBy(found, ({ text }) => text),
    ([text, group]) => {
      const [first, ...others] = [...new Set(group.map(({ id }) => id))];
      const more = others.length > SHOWN_IDS ? words.moreIds(others.length - SHOWN_IDS) : '';
      const also = others.length > 0 ? words.also(`${others.slice(0, SHOWN_IDS).join(' ')}${more}`) : '';
      return withHeading(words.advert, `${first} ${text}${also}`, language);
    },
  );
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), words.moreAdverts(left)] : lines;
}
