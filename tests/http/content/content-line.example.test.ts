import { expect, test } from 'vitest';
import { contentLine } from '../../../adapters/content/files/content-finding.ts';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import type { Language } from '../../../domain/text/language.ts';

const { files } = await readContentDirectory('fixtures/agency');

function changed(file: string, change: (value: any) => void): string {
  const value = JSON.parse(files.get(file) ?? '');
  change(value);
  return JSON.stringify(value);
}
const itemOf = (items: any[], id: string) => items.find(item => (item.id ?? item.page) === id);

const faulty = new Map(files)
  .set('notices.json', '[{"id": "a",}]')
  .set('articles/about/nl.md', 'Tekst')
  .set(
    'site.json',
    changed('site.json', site => {
      delete site.agency.licence;
      site.agency.phone = '081 00 01 23';
      site.settings.listPageSize = 'twelve';
      site.settings.alerts = 'mail';
      site.banner.image = 'nowhere';
    }),
  )
  .set(
    'pages.json',
    changed('pages.json', pages => {
      Object.assign(itemOf(pages, 'contact'), { colour: 'red', css: 'body{color:red}' });
      itemOf(pages, 'contact').modules[0].maxItems = 500;
      delete itemOf(pages, 'contact').title.nl;
    }),
  )
  .set(
    'paths.json',
    changed('paths.json', entries => {
      itemOf(entries, 'project').paths.fr = '/fr/projet/';
    }),
  );

const LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'notices.json: line 1, column 13: a name in double quotes is missing',
    'site.json settings.listPageSize: must be a number, but is "twelve"',
    'site.json settings.alerts: must be site or crm, but is "mail"',
    'site.json agency.phone: is not a number such as +3281000123',
    'site.json agency.licence: is missing; the law requires it on every page',
    'articles/about/nl.md about: the file does not begin with front matter',
    "pages.json contact css: CSS may not select 'body'",
    'pages.json contact modules.0.maxItems: must be at most 100',
    'pages.json contact colour: unknown key',
    'paths.json project paths.fr: the path does not name {id}',
    "site.json banner.image: there is no picture 'nowhere'",
    'pages.json contact title: has no text in nl',
  ],
  fr: [
    'notices.json\u00a0: ligne 1, colonne 13\u00a0: il manque un nom entre guillemets doubles',
    'site.json settings.listPageSize\u00a0: doit être un nombre, mais vaut "twelve"',
    'site.json settings.alerts\u00a0: doit être site ou crm, mais vaut "mail"',
    'site.json agency.phone\u00a0: n’est pas un numéro comme +3281000123',
    'site.json agency.licence\u00a0: manque\u00a0; la loi l’exige sur chaque page',
    'articles/about/nl.md about\u00a0: le fichier ne commence pas par un en-tête',
    'pages.json contact css\u00a0: le CSS ne peut pas sélectionner «\u00a0body\u00a0»',
    'pages.json contact modules.0.maxItems\u00a0: doit valoir au plus 100',
    'pages.json contact colour\u00a0: champ inconnu',
    'paths.json project paths.fr\u00a0: le chemin ne contient pas {id}',
    'site.json banner.image\u00a0: l’image «\u00a0nowhere\u00a0» n’existe pas',
    'pages.json contact title\u00a0: n’a pas de texte dans la langue nl',
  ],
  nl: [
    'notices.json: regel 1, kolom 13: een naam tussen dubbele aanhalingstekens ontbreekt',
    'site.json settings.listPageSize: moet een getal zijn, maar is "twelve"',
    'site.json settings.alerts: moet site of crm zijn, maar is "mail"',
    'site.json agency.phone: is geen nummer zoals +3281000123',
    'site.json agency.licence: ontbreekt; de wet vereist dit op elke pagina',
    'articles/about/nl.md about: het bestand begint niet met een kop',
    'pages.json contact css: de CSS mag „body” niet selecteren',
    'pages.json contact modules.0.maxItems: mag hoogstens 100 zijn',
    'pages.json contact colour: onbekend veld',
    'paths.json project paths.fr: het pad bevat {id} niet',
    'site.json banner.image: er is geen foto „nowhere”',
    'pages.json contact title: heeft geen tekst in de taal nl',
  ],
  de: [
    'notices.json: Zeile 1, Spalte 13: ein Name in doppelten Anführungszeichen fehlt',
    'site.json settings.listPageSize: muss eine Zahl sein, ist aber "twelve"',
    'site.json settings.alerts: muss site oder crm sein, ist aber "mail"',
    'site.json agency.phone: ist keine Nummer wie +3281000123',
    'site.json agency.licence: fehlt; das Gesetz verlangt es auf jeder Seite',
    'articles/about/nl.md about: die Datei beginnt nicht mit einem Kopf',
    'pages.json contact css: das CSS darf „body“ nicht auswählen',
    'pages.json contact modules.0.maxItems: darf höchstens 100 sein',
    'pages.json contact colour: unbekanntes Feld',
    'paths.json project paths.fr: der Pfad enthält {id} nicht',
    'site.json banner.image: es gibt kein Bild „nowhere“',
    'pages.json contact title: hat keinen Text in der Sprache nl',
  ],
};

test.each(Object.entries(LINES))('problems of a directory are listed one per line in %s', (language, lines) => {
  const { problems, warnings } = parseContent(faulty);
  expect([...problems, ...warnings].map(finding => contentLine(finding, language as Language))).toEqual(lines);
});
