import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { CostSubject } from '../../domain/cost/cost-subject.ts';
import { type Language, LANGUAGES } from '../../domain/text/language.ts';
import { type App, AppContext } from '../../ui/components/common/app-context.ts';
import { CostBlock, CostTotals } from '../../ui/components/cost/cost-block.tsx';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { addTexts, makeTranslations } from '../../ui/locales/translations.ts';
import { TODAY } from '../arbitraries/full-listing.ts';

type Purchase = Extract<CostSubject, { kind: 'purchase' }>;

const HOUSE: Purchase = {
  kind: 'purchase',
  region: 'flanders',
  price: 350_000,
  object: 'home',
  mayBeOwnHome: true,
  viager: false,
};
const words = Object.fromEntries(
  LANGUAGES.map(language => {
    const made = makeTranslations(language, dictionaryOf(language, language));
    addTexts(made, { cost: JSON.parse(readFileSync(`ui/locales/${language}/cost.json`, 'utf8')) });
    return [language, made];
  }),
) as Readonly<Record<Language, ReturnType<typeof makeTranslations>>>;

/** The markup of a purchase's costs, and its text with plain blanks and without word joiners. */
function shown(
  change: Partial<Purchase>,
  query = '',
  language: Language = 'en',
  asOf = TODAY,
  part: 'block' | 'sheet' | 'totals' = 'block',
) {
  const view = { subject: { ...HOUSE, ...change }, asOf, path: '/house/', query };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={words[language]}>
      <AppContext value={{ site: { language } } as App}>
        <MemoryRouter>
          {part === 'totals' ? (
            <CostTotals view={view} viager={undefined} />
          ) : (
            <CostBlock view={view} sheet={part === 'sheet'} />
          )}
        </MemoryRouter>
      </AppContext>
    </I18nextProvider>,
  );
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ');
  return { html, text };
}

describe('the calculator of a purchase', () => {
  test('asks for the day of the deed only where a rule changes soon', () => {
    expect(shown({}).html).not.toContain('name="deed"');
    const soon = shown({}, '', 'en', '2025-06-01');
    expect(soon.html).toContain('type="radio" name="deed" value="2026-01-01"');
    expect(soon.text).toContain('From 1-1-2026, another rule applies.');
  });

  test('applies the rules of the day in its URL, and reports an invalid day', () => {
    const earlier = shown({}, 'deed=2025-12-31');
    expect(earlier.text).toContain('Rules as of 31-12-2025');
    expect(earlier.text).not.toContain('You then have to stay');
    expect(shown({}).text).toContain('You then have to stay for at least 1 year.');
    for (const deed of ['2031-02-30', 'abc', '2024-12-31']) {
      const { html, text } = shown({}, `deed=${deed}`);
      expect(/<input[^>]* name="deed"[^>]*>/.exec(html)?.[0]).toContain('aria-invalid="true"');
      expect(/<input[^>]* name="deed"[^>]*>/.exec(html)?.[0]).toContain(`value="${deed}"`);
      expect(text).toContain('This day does not exist, or it is before 1-1-2025.');
      expect(text).toContain('Rules as of 1-8-2026');
    }
  });

  test('gives the total with the lower VAT of a rebuilt home in whole euros, because it is about', () => {
    const { html } = shown({ object: 'new-build', rebuilt: true, price: 419_000 });
    const [, text = ''] = /<p class="cost-rebuilt">(.*?)<\/p>/.exec(html) ?? [];
    expect(text).toMatch(/€\s448\.\d{3}(?!\d)/);
    expect(text).not.toMatch(/\d,\d/);
  });

  test('suggests an own contribution in whole euros', () => {
    const { html } = shown({ region: 'wallonia', price: 315_000 }, '', 'de');
    const suggested = [...html.matchAll(/placeholder="([\d.,]+)"/g)].map(([, text = '']) => text);
    expect(suggested.some(text => /^\d{2}\.\d{3}/.test(text))).toBe(true);
    expect(suggested.filter(text => /^\d{2}\.\d{3},/.test(text))).toEqual([]);
  });

  test('asks what the home is for only where the duty differs, and then states its terms', () => {
    expect(shown({ region: 'wallonia', object: 'building-land' }).text).toContain('within 5 years');
    expect(shown({ region: 'wallonia' }).text).toContain('within 3 years');
    const plot = shown({ object: 'building-land' });
    expect(plot.html).not.toContain('name="purpose"');
    expect(plot.text).not.toContain('own and only home');
  });

  test.each(LANGUAGES)('shows both totals of a rebuilt home with the conditions, in %s', language => {
    const { text } = shown({ object: 'new-build', rebuilt: true, livingArea: 98 }, '', language);
    for (const figure of ['€ 427.', '€ 374.', '175 m²', '15', '6']) expect(text).toContain(figure);
    const ofLand: Readonly<Record<Language, string>> = {
      fr: 'terrain',
      nl: 'de grond',
      en: 'the land',
      de: 'Grundstück',
    };
    const confirmed = new RegExp(`6\\s?%[^.]*${ofLand[language]}[^.]*not(?:aire|aris|ary|ar)`, 'i');
    const built = { object: 'new-build', rebuilt: true, livingArea: 98 } as const;
    expect(shown({ ...built, landWithBuilding: true }, '', language).text).toMatch(confirmed);
    expect(shown({ ...built, landWithBuilding: false }, 'plot=100000', language).text).not.toMatch(confirmed);
    const large = shown({ object: 'new-build', rebuilt: true, livingArea: 176 }, '', language);
    expect(large.text).not.toContain('175 m²');
  });

  test.each(LANGUAGES)('says about beside every amount of the notary, also on other pages, in %s', language => {
    const about = { fr: 'environ', nl: 'ongeveer', en: 'about', de: 'ungefähr' }[language];
    const locale = (name: string) => JSON.parse(readFileSync(`ui/locales/${language}/${name}.json`, 'utf8'));
    const [cost, facts, investment] = [locale('cost'), locale('facts'), locale('investment')];
    for (const phrase of [cost.brief.notary, facts.assumes.notary, investment.deedNotary])
      expect(phrase).toContain(about);
    const { text } = shown({}, '', language);
    for (const line of ['notary-fee', 'notary-vat'])
      expect(text).toMatch(new RegExp(`${cost.line[line]} (?:\\d+ ?%, )?${about}`));
    expect(text).toContain(cost.brief.notary);
  });

  test.each(LANGUAGES)('shows the assumptions beside the first monthly figure, in %s', language => {
    const usual = shown({}, '', language).text;
    for (const assumed of ['€ 280.000', '20', '3,9', '01-2026', '25']) expect(usual).toContain(assumed);
    expect(shown({}, 'credit=200000&rate=3&years=20', language).text).not.toContain('01-2026');
  });

  test.each(LANGUAGES)('says about beside each sum with an approximate part, in %s', language => {
    const about = { fr: 'environ', nl: 'ongeveer', en: 'about', de: 'ungefähr' }[language];
    const { brief, total, credit } = JSON.parse(readFileSync(`ui/locales/${language}/cost.json`, 'utf8'));
    const { text } = shown({}, '', language);
    expect(text).toMatch(new RegExp(`${brief.deed}, ${about} € 360\\.940 ${brief.month}, ${about} € `));
    const monthly = credit.monthly.replace('{{amount}}', '€ [\\d.,]+');
    expect(text).toMatch(new RegExp(`${monthly}, ${about} `));
    const box = shown({}, '', language, TODAY, 'totals').text;
    // In the box of totals, the line below both totals says 'about' once, so that the names of the totals stay short on a phone.
    expect(box).toMatch(new RegExp(`${total.deed} € 360\\.940 ${total['with-loan']} € [\\d.]+ ${about}, `));
    const exact = shown({}, 'credit=200000&rate=3&years=20', language);
    expect(exact.text).toMatch(new RegExp(`${brief.month} € `));
  });

  test.each(LANGUAGES)('names the source of an assumed rate beside it and among the rules, in %s', language => {
    const source = JSON.parse(readFileSync(`ui/locales/${language}/cost.json`, 'utf8')).source['mortgage-rate'];
    const { text } = shown({}, '', language);
    expect(text).toContain(`${source['2026-01-01']}, 01-2026)`);
    expect(text).toMatch(new RegExp(`: ${source['2026-01-01']}, [^.]*1-1-2026\\. [^.]*29-11-2026`));
    expect(shown({}, 'rate=3', language).text).not.toContain('Immotheker');
  });

  test.each(LANGUAGES)('names what the home is for on the print sheet and beside the totals, in %s', language => {
    const { assumes } = JSON.parse(readFileSync(`ui/locales/${language}/facts.json`, 'utf8'));
    for (const part of ['sheet', 'totals'] as const) {
      const of = (change: Partial<Purchase>, query = '') => shown(change, query, language, TODAY, part).text;
      expect(of({})).toContain(assumes['own-home']);
      expect(of({}, 'purpose=other')).toContain(assumes['other-purchase']);
      for (const purpose of ['own-home', 'other-purchase'])
        expect(of({ mayBeOwnHome: false })).not.toContain(assumes[purpose]);
    }
  });

  test.each(LANGUAGES)('has a text for every key, in %s', language => {
    for (const object of ['home', 'building-land', 'new-build'] as const)
      for (const region of ['flanders', 'wallonia', 'brussels'] as const)
        for (const landWithBuilding of [true, false]) {
          const { text } = shown({ object, region, rebuilt: true, landWithBuilding }, 'deed=x&rate=x', language);
          expect(text).not.toMatch(/\{\{|\b(?:line|note|source|credit|rebuilt|error|deed)\.\w/);
        }
  });
});
