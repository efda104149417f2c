import { describe, expect, test } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { reason } from '../../../application/finding/reason.ts';

const { files } = await readContentDirectory('fixtures/agency');

/** The sample with one changed file. */
function changed(file: string, change: (value: any) => unknown) {
  const value = JSON.parse(files.get(file) ?? '');
  return parseContent(new Map(files).set(file, JSON.stringify(change(value) ?? value)));
}

/** The sample with one changed item of one file. */
function withItem(file: string, id: string, change: (item: any) => void) {
  return changed(file, items => {
    change(items.find((item: any) => (item.id ?? item.page ?? item.fact) === id));
  });
}

describe('drafts', () => {
  test('hide a page and the pages below it', () => {
    const { content, problems } = withItem('pages.json', 'advice', page => {
      page.status = 'Draft';
    });
    expect(content.pages.filter(page => page.id.startsWith('advice'))).toEqual([]);
    expect(content.pathTable.filter(entry => entry.page.startsWith('advice'))).toEqual([]);
    expect(problems.filter(problem => problem.file === 'pages.json')).toEqual([]);
  });

  test('hide a module', () => {
    const { content, problems } = withItem('pages.json', 'home', page => {
      page.modules[0].status = 'Draft';
    });
    expect(content.pages[0]?.modules.map(module => module.id)).not.toContain('home-news');
    expect(problems).toEqual([]);
  });

  test('hide an article, alone and in the modules that name it', () => {
    const { content, problems } = withItem('articles.json', 'about', article => {
      article.status = 'Draft';
    });
    expect(content.articles.map(article => article.id)).not.toContain('about');
    expect(content.pages.find(page => page.id === 'who-we-are')?.modules[0]?.relations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('hide the page of an article', () => {
    const { content, problems } = withItem('articles.json', 'service-sales', article => {
      article.status = 'Draft';
    });
    expect(content.pages.map(page => page.id)).not.toContain('service-sales');
    expect(problems).toEqual([]);
  });

  test('hide a team member and a top-bar item', () => {
    const team = withItem('team.json', 'an-de-smet', member => {
      member.status = 'Draft';
    });
    expect(team.content.team).toHaveLength(4);
    const bar = changed('site.json', site => {
      site.topBar[0].status = 'Draft';
    });
    expect(bar.content.topBar).toHaveLength(3);
  });
});

describe('public flags', () => {
  test('that are off make a text absent in that language', () => {
    const { content } = withItem('pages.json', 'contact', page => {
      page.title = { fr: { text: 'Contact', public: true }, nl: { text: 'Geheim', public: false }, en: 'Contact' };
    });
    expect(content.pages.find(page => page.id === 'contact')?.title).toEqual({ fr: 'Contact', en: 'Contact' });
  });

  test('can withhold an article in one language', () => {
    const text = files.get('articles/about/de.md')?.replace('---\n', '---\npublic: false\n') ?? '';
    const { content, problems } = parseContent(new Map(files).set('articles/about/de.md', text));
    expect(Object.keys(content.articles.find(article => article.id === 'about')?.title ?? {})).toEqual([
      'fr',
      'nl',
      'en',
    ]);
    expect(problems).toEqual([]);
  });
});

describe('a problem is reported with file, item and field, and the rest stays:', () => {
  test.each<[string, string, string, (item: any) => void, string]>([
    [
      'a colour that ink cannot be read on',
      'pages.json',
      'home',
      page => {
        page.modules[1].background.color = '#1d4d45';
      },
      'modules.home-open-houses.background.color',
    ],
    [
      'a colour that is none',
      'pages.json',
      'home',
      page => {
        page.modules[1].background.color = 'red;}';
      },
      'modules.1.background.color',
    ],
    [
      'CSS that loads',
      'pages.json',
      'home',
      page => {
        page.css = '.lead{background:url(https://a.example/)}';
      },
      'css',
    ],
    [
      'an unknown key',
      'pages.json',
      'home',
      page => {
        page.titel = 'x';
      },
      'titel',
    ],
    [
      'an unknown picture',
      'pages.json',
      'home',
      page => {
        page.image = 'nowhere';
      },
      'image',
    ],
    [
      'an unknown article of a module',
      'pages.json',
      'who-we-are',
      page => {
        page.modules[0].relations[0].id = 'nobody';
      },
      'modules.about-article.relations',
    ],
    [
      'an unknown form of a module',
      'pages.json',
      'contact',
      page => {
        page.modules[0].relations[0].form = 'nothing';
      },
      'modules.0.relations.0.form',
    ],
    [
      'a link to a page that does not exist',
      'pages.json',
      'testimonials',
      page => {
        page.modules[1].description.fr = '[x](page:/gone/)';
      },
      'modules.stories-write.description.fr',
    ],
    [
      'a page behind a link that does not say which',
      'pages.json',
      'change-visit',
      page => {
        page.link = undefined;
      },
      'link',
    ],
    [
      'a link on a page that stands behind none',
      'pages.json',
      'contact',
      page => {
        page.link = 'change-visit';
      },
      'link',
    ],
    [
      'a page behind a link without a place for its secret',
      'pages.json',
      'change-visit',
      page => {
        page.path = '/visit/';
      },
      'path',
    ],
    [
      'an unknown parent',
      'pages.json',
      'viager-for-buyers',
      page => {
        page.parentId = 'nobody';
      },
      'parentId',
    ],
    [
      'a path without its parameter',
      'paths.json',
      'project',
      entry => {
        entry.paths.fr = '/fr/projet/';
      },
      'paths.fr',
    ],
    [
      'a path in another language',
      'paths.json',
      'contact',
      entry => {
        entry.paths.de = '/nl/kontakt/';
      },
      'paths.de',
    ],
    [
      'a path that another page has',
      'paths.json',
      'contact',
      entry => {
        entry.paths.fr = '/fr/viager/';
      },
      'paths.fr',
    ],
    [
      'an author who is no id',
      'articles.json',
      'advice-mistakes',
      article => {
        article.author = 'Thomas !';
      },
      'author',
    ],
    [
      'a rule about nothing',
      'facts.json',
      'bedrooms',
      row => {
        row.rule.field = 'constructor';
      },
      'rule.field',
    ],
    [
      'a condition in another language',
      'notices.json',
      'lift',
      row => {
        row.rule.advancedCondition = 'process.exit()';
      },
      'rule.advancedCondition',
    ],
    [
      'a condition over a stranger',
      'notices.json',
      'lift',
      row => {
        row.rule.advancedCondition = '{secret} == 1';
      },
      'rule.advancedCondition',
    ],
  ])('%s', (_, file, item, change, field) => {
    const { problems } = withItem(file, item, change);
    expect(problems[0]).toEqual({ file, item, field, reason: expect.objectContaining({ code: expect.any(String) }) });
  });

  test('a circle of parents is cut at the item that closes it', () => {
    const { content, problems } = withItem('categories.json', 'agency', category => {
      category.parentId = 'team';
    });
    expect(problems).toEqual([
      {
        file: 'categories.json',
        item: 'team',
        field: 'parentId',
        reason: reason('parent-below', { parent: 'agency', id: 'team' }),
      },
    ]);
    expect(content.categories.slice(0, 2).map(category => category.parentId)).toEqual(['team', undefined]);
  });

  test('a page loses only its invalid part', () => {
    const { content } = withItem('pages.json', 'home', page => {
      page.css = '@import "x";';
      page.modules[2].relations = [{ type: 'nothing' }, { type: 'stats-view' }, 7];
      page.modules[1].view = 'spinning-view';
    });
    const home = content.pages[0];
    expect(home?.css).toBe('');
    expect(home?.modules.map(module => module.id)).toEqual([
      'home-news',
      'home-story',
      'home-areas',
      'home-sold',
      'home-valuation',
      'home-advice',
    ]);
    expect(home?.modules[1]?.relations).toEqual([{ type: 'stats-view' }]);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example/',
    'http://plain.example/',
    '/\\evil.example',
    'https://a@b.example/',
    'data:text/html,x',
  ])('a page never redirects to %s', url => {
    const { content, problems } = withItem('pages.json', 'free-evaluation', page => {
      page.redirectUrl = url;
    });
    expect(content.pages.map(page => page.id)).not.toContain('free-evaluation');
    expect(problems).toContainEqual(expect.objectContaining({ item: 'free-evaluation', field: 'redirectUrl' }));
  });

  test('a redirect without its flag has no effect', () => {
    const { content } = withItem('pages.json', 'free-evaluation', page => {
      page.redirect = false;
    });
    expect(content.pages.find(page => page.id === 'free-evaluation')?.redirectUrl).toBeUndefined();
  });

  test('of two items with the same id the first stays', () => {
    const { content, problems } = changed('team.json', team => [...team, { ...team[0], name: 'Somebody Else' }]);
    expect(content.team[0]?.name).toBe('Claire Vandenhove');
    expect(problems).toEqual([expect.objectContaining({ file: 'team.json', item: 'claire-vandenhove' })]);
  });

  test('a missing legal mention is reported', () => {
    const { content, problems } = changed('site.json', site => {
      site.agency.licence = '';
      site.agency.enterpriseNumber = '0999.991.015';
    });
    expect(content.agency.enterpriseNumber).toBe('');
    expect(problems.map(problem => problem.field)).toEqual(['agency.enterpriseNumber', 'agency.licence']);
  });

  test('a picture path never leaves the directory', () => {
    for (const file of [
      '../secret.svg',
      '/etc/passwd.png',
      'pictures/../../x.png',
      'https://a.example/x.png',
      'a\\b.png',
    ]) {
      const { pictureFiles, problems } = withItem('pictures.json', 'banner-town', picture => {
        picture.file = file;
      });
      expect(pictureFiles.has('banner-town')).toBe(false);
      expect(problems).toContainEqual(
        expect.objectContaining({ file: 'pictures.json', item: 'banner-town', field: 'file' }),
      );
    }
  });

  test('a picture in a format that the site does not show is refused with that format', () => {
    const whyOf = (file: string) =>
      withItem('pictures.json', 'banner-town', picture => {
        picture.file = file;
      }).problems.find(({ item }) => item === 'banner-town')?.reason;
    expect(whyOf('pictures/scan.TIF')).toEqual(reason('not-photograph', { format: 'tiff' }));
    expect(whyOf('pictures/phone.heic')).toEqual(reason('not-photograph', { format: 'heic' }));
    expect(whyOf('pictures/scan')).toEqual(reason('not-picture-path'));
    expect(whyOf('pictures/new.avif')).toBeUndefined();
  });

  test('a placeholder for an unknown legal figure is reported', () => {
    const text = '---\ntitle: x\n---\n{{duty-own-home flanders}} {{duty-own-house}}';
    const { problems } = parseContent(new Map(files).set('articles/about/fr.md', text));
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'articles/about/fr.md',
        reason: reason('no-law-figure', { place: '{{duty-own-house}}' }),
      }),
    ]);
  });

  test('a text without an article is reported', () => {
    const { problems } = parseContent(new Map(files).set('articles/lost/fr.md', '---\ntitle: x\n---\n'));
    expect(problems).toEqual([expect.objectContaining({ file: 'articles/lost/fr.md' })]);
  });
});
