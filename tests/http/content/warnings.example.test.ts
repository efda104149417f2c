import { describe, expect, test } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { reason, reasonText } from '../../../application/finding/reason.ts';

const { files } = await readContentDirectory('fixtures/agency');

/** The sample with one changed file. */
function changed(file: string, change: (value: any) => void) {
  const value = JSON.parse(files.get(file) ?? '');
  change(value);
  return parseContent(new Map(files).set(file, JSON.stringify(value)));
}
const itemOf = (items: any[], id: string) => items.find(item => (item.id ?? item.page) === id);
const toldOf = ({ warnings }: ReturnType<typeof parseContent>) =>
  warnings.map(({ file, item, field, reason: why }) => [file, item, field, reasonText(why, 'en')].join('|'));

describe('content that is shown but reported as a warning:', () => {
  test('a text that is missing or empty in one of the site’s languages', () => {
    const told = changed('pages.json', pages => {
      const page = itemOf(pages, 'contact');
      delete page.title.nl;
      page.metadata.description.de = ' ';
      page.modules[0].title = { fr: 'Nous écrire', nl: 'Schrijf ons', de: 'Schreiben' };
    });
    expect(toldOf(told)).toEqual([
      'pages.json|contact|title|has no text in nl',
      'pages.json|contact|metadata.description.de|is empty',
      'pages.json|contact|modules.0.title|has no text in en',
    ]);
    expect(told.problems).toEqual([]);
  });

  test('a key that occurs twice with different values, of which JSON uses the last', () => {
    const text = (files.get('team.json') ?? '').replace('"id":', '"id": "nobody", "id":');
    const told = parseContent(new Map(files).set('team.json', text));
    expect(toldOf(told)).toEqual([
      expect.stringMatching(
        /^team\.json\|\|(?:items)?\[0\]\.id\|stands twice, with different values; the last one counts$/,
      ),
    ]);
    expect(told.problems).toEqual([]);
  });

  test('a page without a path in one of them', () => {
    const told = changed('paths.json', entries => {
      delete itemOf(entries, 'contact').paths.en;
    });
    expect(toldOf(told)).toEqual(['paths.json|contact|paths|has no path in en']);
  });

  test('nothing missing in a language that the site does not have', () => {
    const told = changed('site.json', site => {
      site.settings.languages = ['fr', 'nl', 'en'];
      delete site.agency.city.de;
      delete site.footer[0].title.de;
    });
    expect(toldOf(told)).toEqual([]);
  });

  test('neither a text withheld by its flag nor an unfinished draft', () => {
    const told = changed('pages.json', pages => {
      itemOf(pages, 'contact').bannerTitle = { fr: 'A', nl: { text: '', public: false }, en: 'A', de: 'A' };
      Object.assign(itemOf(pages, 'testimonials'), { status: 'Draft', title: { fr: 'A' } });
    });
    expect(toldOf(told).filter(line => line.startsWith('pages.json'))).toEqual([]);
  });

  test('an article that is missing in one of them', () => {
    const without = new Map(files);
    without.delete('articles/about/de.md');
    expect(toldOf(parseContent(without))).toEqual([
      'articles/about/de.md|about||the text is missing; it shows in another language',
    ]);
  });

  test('an empty heading of an article or module', () => {
    const article = new Map(files).set(
      'articles/about/nl.md',
      `${files.get('articles/about/nl.md')}\n\n##  \n\nTekst\n`,
    );
    expect(toldOf(parseContent(article))).toEqual(['articles/about/nl.md|about||has a heading without words']);
    const told = changed('pages.json', pages => {
      itemOf(pages, 'contact').modules[0].description = { fr: 'A\n\n## #', nl: 'A', en: 'A # B', de: 'A' };
    });
    expect(toldOf(told)).toEqual(['pages.json|contact|modules.0.description.fr|has a heading without words']);
  });

  test('links that lead to no page', () => {
    const bar = changed('site.json', site => {
      site.topBar[0].link = '/fr/nulle-part/?a=1';
    });
    expect(toldOf(bar)).toEqual(["site.json||topBar.0.link|there is no page at '/fr/nulle-part/'"]);
    const redirect = changed('pages.json', pages => {
      itemOf(pages, 'free-evaluation').redirectUrl = '/nowhere/';
    });
    expect(toldOf(redirect)).toEqual(["pages.json|free-evaluation|redirectUrl|there is no page at '/nowhere/'"]);
    const crumb = changed('paths.json', entries => {
      itemOf(entries, 'contact').breadcrumb.fr.path = '/nowhere/';
    });
    expect(toldOf(crumb)).toEqual(["paths.json|contact|breadcrumb.fr.path|there is no page at '/nowhere/'"]);
  });

  test('a type of the alert form that the site does not have', () => {
    const told = changed('types.json', types => void types.splice(0, 1));
    expect(toldOf(told)).toEqual([
      expect.stringMatching(/^trees\.json\|.*\|webId\|there is no type \d+ in types\.json$/),
    ]);
  });
});

test('an author who is not in the team is left out, with a warning', () => {
  const { content, problems } = changed('articles.json', articles => {
    itemOf(articles, 'advice-mistakes').author = 'nobody';
  });
  expect(problems).toEqual([
    {
      file: 'articles.json',
      item: 'advice-mistakes',
      field: 'author',
      reason: reason('agent-unknown', { id: 'nobody' }),
    },
  ]);
  expect(content.articles.find(({ id }) => id === 'advice-mistakes')?.author).toBeUndefined();
});

test('rows of the table of agents name members of the team and types of the site', () => {
  const { content, problems, warnings } = changed('site.json', site => {
    site.settings.agents = [
      { agent: 'nobody', goal: 'rent' },
      { agent: 'an-de-smet', types: [77], postcodes: ['9000', '8000-8999'] },
      { agent: 'an-de-smet', postcodes: ['Gent'] },
    ];
  });
  expect(content.settings.agents).toEqual([
    {
      agent: 'an-de-smet',
      types: [77],
      postcodes: [
        [9000, 9000],
        [8000, 8999],
      ],
    },
  ]);
  expect(problems.map(({ field, reason: why }) => [field, reasonText(why, 'en')].join('|'))).toEqual([
    'settings.agents.2.postcodes.0|is not a postcode such as 9000, nor a range such as 8000-8999',
    "settings.agents.0.agent|there is no 'nobody' in team.json",
  ]);
  expect(warnings.map(({ field }) => field)).toEqual(['settings.agents.0.types']);
});
