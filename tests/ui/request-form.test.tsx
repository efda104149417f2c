import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { UnavailableForm, FormAlternative } from '../../application/request/unavailable-form.ts';
import type { FormView } from '../../application/request/form-view.ts';
import type { ErrorCode } from '../../domain/request/check-field.ts';
import { USUAL_CALENDAR } from '../../domain/appointment/viewing-calendar.ts';
import type { SubjectNote } from '../../domain/request/form-availability.ts';
import { formWithinLaw } from '../../domain/request/form-within-law.ts';
import { FORM_NAMES, FORMS as FORMS_ASKED } from '../../domain/request/forms.ts';
import { type Language, LANGUAGES } from '../../domain/text/language.ts';
import { type App, AppContext } from '../../ui/components/common/app-context.ts';
import { withOpenHours } from '../../ui/components/form/form-hours.tsx';
import { FormProblem } from '../../ui/components/form/form-problem.tsx';
import { errorWords } from '../../ui/components/form/form-words.ts';
import { RequestForm } from '../../ui/components/form/request-form.tsx';
import { makeTranslations, textsOf, type Translations } from '../../ui/locales/translations.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';

const FORMS = [...FORM_NAMES, 'unsubscribe'] as const;
const REGIONS = ['flanders', 'brussels', 'wallonia', undefined] as const;

const subject = {
  id: '6468871',
  title: { text: 'Duplex' },
  place: 'Ixelles',
  href: '/fr/a-louer/ixelles/duplex/6468871/',
  picture: undefined,
};

function formView(form: FormView['form'], more: Partial<FormView> = {}): FormView {
  return {
    kind: 'form',
    form,
    title: { text: 'Request' },
    description: undefined,
    subject,
    region: 'flanders',
    goal: 'rent',
    privacyHref: '/fr/vie-privee/',
    zones: [{ id: 'zone-wallonia', name: 'Wallonie', children: [{ id: 'zone-meuse', name: 'Meuse', children: [] }] }],
    types: ['1', '2', '3', '4', '5'].map(id => ({ id, name: `Type ${id}` })),
    slots: [
      { id: 'am', from: '10:00', to: '13:00' },
      { id: 'pm1', from: '14:00', to: '16:00' },
      { id: 'pm2', from: '16:00', to: '19:00' },
    ],
    viewings: { calendar: USUAL_CALENDAR, now: { today: '2026-10-25', time: '00:00' } },
    today: '2026-10-25',
    phone: '+3281000123',
    action: '/fr/contact/',
    ...more,
  };
}

const words = Object.fromEntries(
  LANGUAGES.map(language => [language, makeTranslations(language, dictionaryOf(language, language))]),
) as Readonly<Record<Language, Translations>>;
const app = { site: { agency: { email: 'bonjour@clairval.example' } } } as App;

function markup(form: FormView, language: Language): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={words[language]}>
      <AppContext value={app}>
        <MemoryRouter>
          <RequestForm form={form} />
        </MemoryRouter>
      </AppContext>
    </I18nextProvider>,
  );
}

type Control = { readonly tag: string; readonly attributes: ReadonlyMap<string, string>; readonly inLabel: boolean };

/** Returns the visible controls of a markup, and whether each is inside a label. */
function controls(html: string): Control[] {
  const found: Control[] = [];
  let labels = 0;
  for (const [, end, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (tag === 'label') labels += end ? -1 : 1;
    if (end || !['input', 'select', 'textarea'].includes(tag)) continue;
    const attributes = new Map(
      [...rest.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
    if (attributes.get('type') !== 'hidden') found.push({ tag, attributes, inLabel: labels > 0 });
  }
  return found;
}

const text = (html: string) => html.replace(/<[^>]*>/g, '');

function elements(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner]) =>
    text(inner ?? '').trim(),
  );
}

describe.each(FORMS)('form %s', name => {
  const cases = LANGUAGES.flatMap(language =>
    REGIONS.flatMap(region =>
      [subject, undefined].map(about => ({ language, form: formView(name, { region, subject: about }) })),
    ),
  );

  it('has a label for each control, and an element for each id that it refers to', () => {
    for (const { language, form } of cases) {
      const html = markup(form, language);
      for (const { attributes, inLabel } of controls(html)) {
        const id = attributes.get('id');
        expect(inLabel || html.includes(`<label for="${id}"`), `${language} ${attributes.get('name')}`).toBe(true);
        for (const reference of attributes.get('aria-describedby')?.split(' ') ?? [])
          expect(html).toContain(`id="${reference}"`);
      }
    }
  });

  it('has complete texts: nothing empty, no key, no unfilled placeholder', () => {
    for (const { language, form } of cases) {
      const html = markup(form, language);
      for (const tag of ['label', 'legend', 'option', 'button', 'strong', 'p', 'h3', 'a', 'li'])
        expect(elements(html, tag)).not.toContain('');
      expect(text(html)).not.toMatch(/\{\{|\b(?:form|login):|\b(?:field|option|group|notes|why|next|error)\.\w/);
    }
  });

  it('has exactly the fields of the form table, and marks required ones', () => {
    if (name === 'unsubscribe') return;
    for (const { language, form } of cases) {
      const html = markup(form, language);
      const { fields: all, oneOf } = formWithinLaw(name, form);
      // Criteria come from a list; these forms are opened without one.
      const fields = all.filter(({ kind }) => kind !== 'criteria');
      const names = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, field]) => field));
      expect(names).toEqual(new Set(fields.map(field => field.name)));
      const typed = fields.filter(
        ({ kind, name: field }) => field !== 'page' && !(kind === 'reference' && form.subject),
      );
      const optional = typed.filter(({ required, name: field }) => !required && !oneOf.flat().includes(field));
      expect(html.split('class="field-star"')).toHaveLength(typed.filter(({ required }) => required).length + 1);
      expect(html.split('class="field-optional"')).toHaveLength(optional.length + 1);
    }
  });

  it('without JavaScript states before its first field that it cannot be sent, and is disabled', () => {
    const html = markup(formView(name), 'fr');
    expect(html.indexOf('class="form-soon"')).toBeGreaterThan(0);
    expect(html.indexOf('class="form-soon"')).toBeLessThan(html.indexOf('<fieldset class="form-still" disabled=""'));
    expect(html.indexOf('<fieldset class="form-still"')).toBeLessThan(html.search(/<(?:input|select|textarea)/));
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(html).toContain('href="tel:+3281000123"');
    expect(html).toContain('mailto:bonjour@clairval.example');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('action=');
  });
});

describe('texts of the forms', () => {
  const shape = (words: object): unknown =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, typeof value === 'object' ? shape(value) : '']),
    );

  it.each(['form', 'login', 'consent'])('%s has the same keys in every language', concept => {
    const [first, ...others] = LANGUAGES.map(language => shape(filesOf(language)[concept] ?? {}));
    for (const other of others) expect(other).toEqual(first);
  });

  it('include an error text for each code', () => {
    const codes: Record<Exclude<ErrorCode, 'required' | 'at-least-one'>, true> = {
      'email-or-phone': true,
      consent: true,
      email: true,
      phone: true,
      postcode: true,
      choice: true,
      reference: true,
      amount: true,
      number: true,
      'too-low': true,
      'too-high': true,
      date: true,
      past: true,
      'outside-days': true,
      'period-incomplete': true,
      'period-order': true,
      'too-long': true,
      characters: true,
      doubled: true,
      links: true,
      'file-kind': true,
      'file-too-big': true,
    };
    for (const language of LANGUAGES) {
      for (const code of Object.keys(codes))
        expect(words[language].exists(`error.${code}`, { ns: 'form' }), `${language} ${code}`).toBe(true);
    }
  });

  it('include a text for each missing required field, and for each form that was not sent', () => {
    for (const language of LANGUAGES) {
      const said = (key: string) => words[language].exists(key, { ns: 'form' });
      for (const form of FORM_NAMES) {
        const missing = FORMS_ASKED[form].fields.filter(({ required, kind }) => required && kind !== 'consent');
        for (const { name } of missing) expect(said(`field.${name}.missing`), `${language} ${name}`).toBe(true);
        expect(said(`${form}.notSent`), `${language} ${form}`).toBe(true);
      }
    }
  });

  it('offer no full slot of the chosen day, and list the full slots of the coming weeks', () => {
    const offered = (day: string, full: NonNullable<FormView['full']>) => {
      const html = markup(withOpenHours(formView('contact-appointment'), { full }, day), 'en');
      const radios = html.match(/<input type="radio"[^>]*name="slot"[^>]*>/g) ?? [];
      const off = radios.filter(radio => radio.includes(' disabled')).map(radio => /value="(.*?)"/.exec(radio)?.[1]);
      return { text: text(html), off };
    };
    const full = ['am', 'pm1', 'pm2'].map(slot => ({ day: '2026-10-27', slot }));
    expect(offered('2026-10-27', []).off).toEqual([]);
    expect(offered('2026-10-28', full).off).toEqual([]);
    expect(offered('2026-10-27', full.slice(1)).off).toEqual(['pm1', 'pm2']);
    expect(offered('2026-10-28', full).text).toContain(
      '3 times are already fullTuesday 27 October 2026, 10:00 to 13:00',
    );
    expect(offered('2026-10-28', full).text).not.toContain('That day is full.');
    expect(offered('2026-10-27', full).text).toContain('That day is full.');
  });

  it('offer the projects by name where the address names none, and ask for no number', () => {
    const projects = [
      { id: '20396', name: 'Les Tilleuls, Namur' },
      { id: '20397', name: 'Ter Beke, Gent' },
    ];
    for (const language of LANGUAGES) {
      const html = markup(formView('contact-construction', { subject: undefined, projects }), language);
      const [select = ''] = /<select[^>]*name="project".*?<\/select>/s.exec(html) ?? [];
      expect(select).toContain('required=""');
      expect(elements(select, 'option').slice(1)).toEqual(['Les Tilleuls, Namur', 'Ter Beke, Gent']);
      expect(select).toContain('<option value="20397">');
      expect(text(html)).not.toMatch(
        /num[ée]ro du projet|nummer van het project|number of the project|nummer des projekts/i,
      );
    }
  });

  it('state the wait in minutes, then in hours, with the singular of each', () => {
    const said = (language: Language, retryAfter: number) => {
      const t = textsOf(words[language], 'form');
      const problem = {
        refusal: { kind: 'limited', retryAfter } as const,
        errors: [],
        id: 'problem',
        level: 2 as const,
      };
      return text(renderToStaticMarkup(<FormProblem {...problem} words={(key, values) => t(key, { ...values })} />));
    };
    expect(said('en', 30)).toContain('Try again in a minute;');
    expect(said('nl', 61)).toContain('over 2 minuten opnieuw');
    expect(said('fr', 90 * 60)).toContain('dans 90 minutes');
    expect(said('de', 24 * 3600)).toContain('in 24 Stunden');
    expect(said('fr', 91 * 60)).toContain('dans 2 heures');
  });

  it('format the limits of an amount as an amount', () => {
    const budget = FORMS_ASKED['demand-register'].fields.find(({ name }) => name === 'budget');
    const t = textsOf(words.en, 'form');
    const say = (code: ErrorCode) =>
      errorWords((key, values) => t(key, { ...values }), budget, 'budget', code, { today: '2026-10-25' });
    expect(say('too-high')).toContain('€ 100.000.000');
    expect(say('too-low')).toContain('€ 1.');
  });

  it('state why a form is unavailable, the alternatives, and what to know first', () => {
    const reasons: Record<UnavailableForm['why'], true> = {
      sold: true,
      rented: true,
      'for-rent': true,
      'for-sale': true,
      viager: true,
      'take-over': true,
      'no-home': true,
      'no-documents': true,
      project: true,
      property: true,
      page: true,
      'by-phone': true,
      'no-slots': true,
      'no-projects': true,
    };
    const ways: Record<FormAlternative['to'], true> = {
      similar: true,
      alert: true,
      home: true,
      'purchase-offer': true,
      'rental-application': true,
      'contact-appointment': true,
      'contact-construction': true,
      'contact-me': true,
    };
    const notes: Record<SubjectNote, true> = { 'under-option': true, sold: true, rented: true, 'sold-out': true };
    const keys = [
      ...Object.keys(reasons).flatMap(why => [`closed.${why}.title`, `closed.${why}.text`]),
      ...Object.keys(ways).map(way => `closed.way.${way}`),
      ...Object.keys(notes).flatMap(note => [`state.${note}.title`, `state.${note}.text`]),
    ];
    for (const language of LANGUAGES)
      for (const key of keys) expect(words[language].exists(key, { ns: 'form' }), `${language} ${key}`).toBe(true);
  });

  it('name the last day of an offer in every language, in the error and next to the field', () => {
    const field = FORMS_ASKED['purchase-offer'].fields.find(({ name }) => name === 'validUntil');
    for (const language of LANGUAGES) {
      const t = textsOf(words[language], 'form');
      const said = errorWords((key, values) => t(key, { ...values }), field, 'validUntil', 'outside-days', {
        today: '2026-11-25',
      });
      expect(said).toContain('26-11-2026');
      expect(said).toContain('24-1-2027');
      const html = markup(formView('purchase-offer', { today: '2026-11-25', goal: 'sale' }), language);
      expect(html).toMatch(/<input type="date"[^>]*min="2026-11-26"[^>]*max="2027-01-24"/);
      expect(text(html)).toContain('24-1-2027');
    }
  });

  it('have non-breaking spaces at French punctuation', () => {
    for (const concept of ['form', 'login', 'consent']) {
      for (const sentence of sentences(filesOf('fr')[concept] ?? {})) {
        expect(sentence).not.toMatch(/[^\u00a0][;?!»]|[^\u00a0]:(?=\s|$)|«[^\u00a0]|%(?<!\u00a0%)/);
      }
    }
  });
});

function sentences(words: object): string[] {
  return Object.values(words).flatMap(value => (typeof value === 'string' ? [value] : sentences(value)));
}

/** Returns the texts in the files of one language, without fallbacks of another. */
function filesOf(language: Language): Record<string, object> {
  const read = import.meta.glob<object>('../../ui/locales/*/*.json', { eager: true, import: 'default' });
  return Object.fromEntries(
    Object.entries(read)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, value]) => [/([\w-]+)\.json$/.exec(path)?.[1] ?? '', value]),
  );
}
