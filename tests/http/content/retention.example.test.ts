import { describe, expect, test } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { UNCONFIRMED_DAYS, USUAL_RETENTION } from '../../../domain/request/retention.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';

const { files } = await readContentDirectory('fixtures/agency');
const { retention } = parseContent(files).content.settings;

/** Rows of the privacy statement that promise a retention period: start of the row and the forms it covers. */
const QUESTIONS: readonly FormName[] = [
  'contact-me',
  'contact-construction',
  'contact-demand',
  'site-contact',
  'document-request',
];
const PROMISED: Readonly<Record<Language, readonly (readonly [row: string, forms: readonly FormName[]])[]>> = {
  fr: [
    ['Messages, estimations et demandes de documents', QUESTIONS],
    ['Visites et offres', ['contact-appointment', 'purchase-offer']],
    ['Candidatures locatives', ['rental-application']],
    ['Candidatures à un emploi', ['job-contact']],
    ['Demandes d’un nouveau mot de passe', ['forgot-password']],
  ],
  nl: [
    ['Berichten, schattingen en vragen om documenten', QUESTIONS],
    ['Bezoeken en biedingen', ['contact-appointment', 'purchase-offer']],
    ['Kandidaturen van huurders', ['rental-application']],
    ['Sollicitaties', ['job-contact']],
    ['Vragen om een nieuw wachtwoord', ['forgot-password']],
  ],
  en: [
    ['Question, call-back, valuation, project, documents', QUESTIONS],
    ['Visit', ['contact-appointment']],
    ['Purchase offer', ['purchase-offer']],
    ['Rental application', ['rental-application']],
    ['Job application', ['job-contact']],
    ['New password', ['forgot-password']],
  ],
  de: [
    ['Frage, Rückruf, Schätzung, Projekt, Unterlagen', QUESTIONS],
    ['Besichtigung', ['contact-appointment']],
    ['Kaufangebot', ['purchase-offer']],
    ['Nicht gewählte Mietbewerbung', ['rental-application']],
    ['Stellenbewerbung', ['job-contact']],
    ['Neues Passwort', ['forgot-password']],
  ],
};
const UNCONFIRMED: Readonly<Record<Language, string>> = {
  fr: 'Inscriptions que personne',
  nl: 'Inschrijvingen die niemand',
  en: 'Alert or newsletter never confirmed',
  de: 'Anmeldung, die niemand',
};
const COPIES: Readonly<Record<Language, string>> = {
  fr: 'Copies des e-mails',
  nl: 'Kopieën van e-mails',
  en: 'Copies of e-mails',
  de: 'Kopien der E-Mails',
};

const MONTHS = /(\d+)\s(?:mois|maanden|maand|months?|Monate?n?)\b/;
const DAYS = /(\d+)\s(?:jours|dagen|days|Tage)\b/;

function article(id: string, language: Language): string {
  return files.get(`articles/${id}/${language}.md`) ?? '';
}

/** The number in the last cell of a row of the privacy statement. */
function promised(language: Language, row: string, unit: RegExp): number {
  const rows = article('privacy-statement', language)
    .split('\n')
    .filter(line => line.startsWith(`| ${row}`));
  expect(rows, row).toHaveLength(1);
  return Number(unit.exec(rows[0]?.split('|').at(-2) ?? '')?.[1]);
}

test('the sample agency has the default retention', () => {
  expect(retention).toEqual(USUAL_RETENTION);
});

describe.each(LANGUAGES)('the promised retention in %s', language => {
  test('matches what the site does', () => {
    for (const [row, forms] of PROMISED[language])
      for (const form of forms)
        expect({ [form]: promised(language, row, MONTHS) }).toEqual({ [form]: retention.months[form] });
    expect(promised(language, UNCONFIRMED[language], DAYS)).toBe(UNCONFIRMED_DAYS);
    expect(promised(language, COPIES[language], DAYS)).toBe(retention.mailDays);
  });

  test('covers every form with a retention period', () => {
    const told = new Set(PROMISED[language].flatMap(([, forms]) => forms));
    // A recommendation is deleted at once, as its own row says, so no period is promised.
    expect([...told, 'send-to-friend'].sort()).toEqual(Object.keys(retention.months).sort());
  });

  test.each(['rental-application', 'service-rental'])('is the same in the article %s', id => {
    const sentence = article(id, language)
      .split(/(?<=[.!?]) |\n/)
      .filter(text => /effac|gewist|erased|lösch/i.test(text));
    const months = sentence.map(text => Number(MONTHS.exec(text)?.[1]));
    expect(months).toEqual([retention.months['rental-application']]);
  });
});

describe('an invalid retention', () => {
  const site = JSON.parse(files.get('site.json') ?? '') as { settings: Record<string, unknown> };
  const parsed = (retention: unknown) =>
    parseContent(
      new Map([...files, ['site.json', JSON.stringify({ ...site, settings: { ...site.settings, retention } })]]),
    );

  test('is reported, and only the invalid part uses its default', () => {
    const { content, problems } = parsed({ months: { 'contact-me': 0, 'job-contact': 3 }, mailDays: 'x' });
    expect(problems.map(({ file, field }) => [file, field])).toEqual([
      ['site.json', 'settings.retention.months.contact-me'],
      ['site.json', 'settings.retention.mailDays'],
    ]);
    expect(content.settings.retention).toEqual({
      months: { ...USUAL_RETENTION.months, 'job-contact': 3 },
      mailDays: USUAL_RETENTION.mailDays,
    });
  });

  test('may not name a form that lives as long as its subscription, but may name one without a default', () => {
    expect(parsed({ months: { 'sign-newsletter': 6 } }).problems).toHaveLength(1);
    expect(parsed({ months: { testimonial: 60 } }).content.settings.retention.months.testimonial).toBe(60);
  });
});
