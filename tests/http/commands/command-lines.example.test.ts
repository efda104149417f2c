import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { advertLines } from '../../../adapters/composition/report/advert-lines.ts';
import { CheckReport } from '../../../adapters/composition/report/check-report.ts';
import { commandJsonSchema, importDocumentOf } from '../../../adapters/composition/report/command-document.ts';
import { lastImportReason } from '../../../adapters/composition/report/check-lines.ts';
import { COMMAND_WORDS } from '../../../adapters/composition/report/command-words.ts';
import { changeLines, idLine } from '../../../adapters/composition/report/id-lines.ts';
import { reason, reasonText } from '../../../application/finding/reason.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(commandJsonSchema());
const faultsOf = (value: unknown) => (validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors);

const CHARGES = {
  code: 'fact-missing',
  weight: 'breach',
  fact: 'renterCharges',
  region: 'brussels',
  law: { source: 'Code', address: 'https://law.example/', from: '2020-01-01' },
} as const;

/** The output of a check with one finding of each kind, in a language. */
function checked(language: (typeof LANGUAGES)[number]) {
  const lines: string[] = [];
  const report = new CheckReport(line => lines.push(line));
  report.language = language;
  report.findings('wrong', 'feed.json', [{ id: '7', field: 'Zip', reason: reason('missing') }]);
  const silent = { field: 'Language', reason: reason('language-missing', { languages: ['en', 'de'] }) };
  report.findings(
    'warning',
    '-',
    Array.from({ length: 7 }, (_, at) => ({ id: String(at), ...silent })),
  );
  report.adverts('feed.json', [{ id: '7' as ListingId, findings: [CHARGES], isNew: true }], new Map());
  report.feed('feed.json', 2, 1);
  return { lines, document: report.end() };
}

describe('the output of a check', () => {
  test.each([
    [
      'fr',
      [
        'erreur\u00a0: feed.json 7 Zip\u00a0: manque',
        'avertissement\u00a0: l’entrée standard 0 1 2 3 4 et 2 autres Language\u00a0: manque dans une langue du site\u00a0: en ou de',
        'annonce\u00a0: 7 n’indique pas RenterCharges (infraction\u00a0: Code, https://law.example/)',
        'feed.json\u00a0: 2 biens et 1 projet peuvent être affichés.',
        '1 erreur\u00a0; 2 avertissements.',
      ],
    ],
    [
      'nl',
      [
        'fout: feed.json 7 Zip: ontbreekt',
        'waarschuwing: de standaardinvoer 0 1 2 3 4 en nog 2 Language: ontbreekt in een taal van de site: en of de',
        expect.stringMatching(/^advertentie: 7 .*RenterCharges.* \(inbreuk: Code, https:\/\/law\.example\/\)$/),
        'feed.json: 2 panden en 1 project kunnen getoond worden.',
        '1 fout; 2 waarschuwingen.',
      ],
    ],
    [
      'en',
      [
        'wrong: feed.json 7 Zip: is missing',
        'warning: the standard input 0 1 2 3 4 and 2 more Language: has no record in en or de',
        'advert: 7 lacks RenterCharges (breach: Code, https://law.example/)',
        'feed.json: 2 properties and 1 projects can be shown.',
        '1 wrong; 2 warnings.',
      ],
    ],
    [
      'de',
      [
        'Fehler: feed.json 7 Zip: fehlt',
        'Warnung: die Standardeingabe 0 1 2 3 4 und 2 weitere Language: fehlt in einer Sprache der Website: en oder de',
        expect.stringMatching(/^Anzeige: 7 .*RenterCharges.* \(.*: Code, https:\/\/law\.example\/\)$/),
        'feed.json: 2 Objekte und 1 Projekt können gezeigt werden.',
        '1 Fehler; 2 Warnungen.',
      ],
    ],
  ] as const)('has lines in %s', (language, lines) => {
    expect(checked(language).lines).toEqual(lines);
  });

  test('is also a document, with a finding for each record', () => {
    const { document } = checked('nl');
    expect(faultsOf(document)).toEqual([]);
    expect(document).toMatchObject({
      outcome: 'wrong',
      wrong: 1,
      warnings: 8,
      feeds: [{ file: 'feed.json', listings: 2, projects: 1 }],
    });
    expect(document.findings).toHaveLength(9);
    expect(document.findings[0]).toEqual({
      severity: 'wrong',
      code: 'missing',
      file: 'feed.json',
      record: '7',
      field: 'Zip',
      values: {},
      text: 'ontbreekt',
    });
    expect(document.findings[1]).toMatchObject({ file: '-', record: '0', values: { languages: ['en', 'de'] } });
    expect(document.findings.at(-1)).toMatchObject({
      severity: 'breach',
      code: 'fact-missing',
      record: '7',
      field: 'RenterCharges',
      values: { region: 'brussels' },
      law: { source: 'Code', address: 'https://law.example/' },
    });
  });
});

describe('the schema of command documents', () => {
  test('accepts the sample in the documentation of the commands', () => {
    const page = readFileSync('docs/operate/findings-as-json.md', 'utf8');
    const samples = [...page.matchAll(/^```json[^\n]*\n(.*?)^```$/gms)].map(([, sample = '']) => sample);
    expect(samples.map(sample => faultsOf(JSON.parse(sample)))).toEqual([[]]);
  });

  test('accepts a nested reason and refuses an unknown code', () => {
    const why = reason('bad-status', { status: 404 });
    const entry = {
      severity: 'left-out' as const,
      code: 'picture-left-out' as const,
      file: 'feed.json',
      record: '7',
      field: 'Pictures',
      values: { picture: 'a.jpg', why },
      text: 'a.jpg: …',
    };
    expect(faultsOf(importDocumentOf('imported', { findings: [entry] }))).toEqual([]);
    const strange = importDocumentOf('imported', { findings: [{ ...entry, code: 'no-such' as 'missing' }] });
    expect(faultsOf(strange)).not.toEqual([]);
    expect(faultsOf({ ...importDocumentOf('imported', {}), format: 2 })).not.toEqual([]);
  });
});

describe('the id lists of an import', () => {
  test('show the CRM’s id beside ours, and count those above a thousand', () => {
    expect(idLine('added', ['1', '2'], new Map([['2', 'a-b']]), 'en')).toEqual(['added: 1 2 (a-b)']);
    const many = Array.from({ length: 1_002 }, (_, at) => String(at));
    expect(idLine('added', many, new Map(), 'en')[0]).toMatch(/ 999 and 2 more$/);
    expect(idLine('added', [], new Map(), 'en')).toEqual([]);
  });

  test.each([
    ['fr', ['projets ajoutés\u00a0: 1', 'projets laissés tels quels\u00a0: 2']],
    ['nl', ['projecten toegevoegd: 1', 'projecten gelaten zoals ze waren: 2']],
    ['en', ['projects added: 1', 'projects left as they were: 2']],
    ['de', ['Projekte neu: 1', 'Projekte gelassen, wie sie waren: 2']],
  ] as const)('in %s have a line for each kind of change', (language, lines) => {
    const differences = { added: ['1'], changed: [], removed: [], kept: ['2'] };
    expect(changeLines(differences, new Map(), COMMAND_WORDS[language].import.projectIds, language)).toEqual(lines);
  });

  test.each([
    ['fr', 'feed.json\u00a0: 1 ajouté, 0 modifié, 2 retirés, 1 refusé, 3 inchangés, 1 laissé tel quel, 2 à vérifier.'],
    [
      'nl',
      'feed.json: 1 toegevoegd, 0 gewijzigd, 2 verwijderd, 1 geweigerd, 3 ongewijzigd, 1 gelaten zoals het was, 2 te bekijken.',
    ],
    ['en', 'feed.json: 1 added, 0 changed, 2 removed, 1 refused, 3 unchanged, 1 left as they were, 2 to check.'],
    [
      'de',
      'feed.json: 1 neu, 0 geändert, 2 entfernt, 1 abgelehnt, 3 unverändert, 1 gelassen, wie es war, 2 zu prüfen.',
    ],
  ] as const)('have totals in %s', (language, line) => {
    const counts = { added: 1, changed: 0, removed: 2, refused: 1, unchanged: 3, kept: 1, warned: 2 };
    expect(COMMAND_WORDS[language].import.counted({ file: 'feed.json', ...counts })).toBe(line);
  });
});

test('adverts with the same finding share one line, and the limit counts lines', () => {
  const advert = (id: string, fact: 'renterCharges' | 'zoning') => ({
    id: id as ListingId,
    findings: [{ ...CHARGES, fact }],
    isNew: false,
  });
  const adverts = [
    ...Array.from({ length: 8 }, (_, at) => advert(`H-${at}`, 'renterCharges')),
    advert('H-8', 'zoning'),
  ];
  expect(advertLines(adverts, 50, 'en')).toEqual([
    'advert: H-0 lacks RenterCharges (breach: Code, https://law.example/); also: H-1 H-2 H-3 H-4 H-5 and 2 more',
    'advert: H-8 lacks Zoning (breach: Code, https://law.example/)',
  ]);
  expect(advertLines(adverts.slice(0, 2), 50, 'fr')).toEqual([
    'annonce\u00a0: H-0 n’indique pas RenterCharges (infraction\u00a0: Code, https://law.example/)\u00a0; de même\u00a0: H-1',
  ]);
  expect(advertLines(adverts, 1, 'en')).toHaveLength(2);
});

describe('why the last import failed', () => {
  const failure = 'would remove 2 of 6 listings; if they are really gone: npm run import -- --force';
  const at = Date.UTC(2026, 10, 24, 9);
  const last = { beganAt: at, ended: { at, failure }, succeededAt: at - 3_600_000, failures: 1, findings: undefined };
  const why = reason('removes-too-much', { removed: 2, of: 6 });
  const said = (...given: Parameters<typeof lastImportReason>) => {
    const found = lastImportReason(...given);
    return found && reasonText(found, 'nl');
  };

  test('is printed in the language of the site if the newest report is about that import', () => {
    const text = said({ ...last, newest: { outcome: 'kept', reason: failure, why } });
    expect(text).toMatch(
      /^de laatste import, van 2026-11-24 10:00, is mislukt: .+; bezoekers zien die van 2026-11-24 09:00$/,
    );
    expect(text).toContain(reasonText(why, 'nl'));
    expect(text).not.toContain('would remove');
  });

  test('is printed as it was stored if the newest report is about another import, has no code, or is missing', () => {
    const others = [
      { outcome: 'kept', reason: 'another', why },
      { outcome: 'failed', reason: failure },
      undefined,
    ] as const;
    for (const newest of others) expect(said({ ...last, newest })).toContain(`is mislukt: ${failure}; bezoekers`);
  });

  test('is not printed after an import that succeeded', () => {
    const ended = { at, failure: undefined };
    expect(said({ ...last, ended, newest: { outcome: 'kept', reason: failure, why } })).toBeUndefined();
  });
});
