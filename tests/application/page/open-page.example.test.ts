import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { PageModel } from '../../../application/page/page-model.ts';
import type { Module, Page } from '../../../domain/page/page.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { FEEDBACK_FORMS } from '../../../domain/routing/path-table.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const site = openSite();
const feed = sampleFeed();
const GONE = 404;

const to = (status: 301 | 302, location: string) => ({ kind: 'redirect', status, location });
const statusOf = async (address: string) => pageOf(await site.open(address)).status;
const list = async (address: string) => {
  const { status, view } = pageOf(await site.open(address));
  expect({ address, status, kind: view.body.kind }).toEqual({ address, status: 200, kind: 'list' });
  return view.body as ListBody;
};

/** The sample site with pages changed after parsing. */
function withPages(change: (page: Page) => Page): SiteContent {
  return { ...SAMPLE.content, pages: SAMPLE.content.pages.map(change) };
}

describe('the URL of a property', () => {
  const sale = feed.listings.find(({ goal, languages }) => goal === 0 && languages.length === 4);
  const rent = feed.listings.find(({ goal, languages }) => goal === 1 && languages.length === 4);
  const pathOf = async (id = '', language = 'fr') =>
    pageOf(await site.open(`/property/${id}/`, { cookie: language })).head.canonical ?? '';

  test('is resolved by the id alone: slug, city and goal word are corrected in one redirect', async () => {
    for (const listing of [sale, rent]) {
      const right = await pathOf(listing?.id);
      const [, language, word, city, slug, id] = right.split('/');
      const otherWord = word === 'a-vendre' ? 'a-louer' : 'a-vendre';
      for (const wrong of [
        `/${language}/${word}/${city}/x/${id}/`,
        `/${language}/${word}/atlantis/${slug}/${id}/`,
        `/${language}/${otherWord}/${city}/${slug}/${id}/`,
        `/${language}/${otherWord}/-/-/${id}/`,
      ]) {
        expect({ wrong, ...(await site.open(wrong)) }).toEqual({ wrong, ...to(301, right) });
      }
      expect(await site.open(`/${language}/${otherWord}/-/-/${id}/?view=print&a=1`)).toEqual(
        to(301, `${right}?view=print&a=1`),
      );
      expect(await statusOf(right)).toBe(200);
    }
  });

  test('in another language’s words redirects to that language or is not found', async () => {
    const dutch = await pathOf(sale?.id, 'nl');
    expect(await statusOf(dutch.replace('/nl/', '/fr/'))).toBe(GONE);
    const [, , , city, slug, id] = (await pathOf(sale?.id)).split('/');
    expect(await site.open(`/nl/te-koop/${city}/${slug}x/${id}/`)).toEqual(to(301, dutch));
  });

  test('of an unknown or malformed id responds 404', async () => {
    for (const id of ['999999999', 'a', '__proto__', 'x'.repeat(40), '%F0%9F%8F%A0']) {
      const { status, view, head } = pageOf(await site.open(`/fr/a-vendre/gand/maison/${id}/`));
      expect({ id, status, body: view.body.kind }).toEqual({ id, status: 404, body: 'not-found' });
      expect(head.noindex).toBe(true);
    }
  });

  test('is the result of a search for the exact id, in either goal', async () => {
    const right = await pathOf(rent?.id);
    expect(await site.open(`/fr/a-vendre/?q=${rent?.id}`)).toEqual(to(302, right));
    expect(await site.open(`/fr/a-louer/?q=%20${rent?.id}%20&page=9&type=4`)).toEqual(to(302, right));
    expect((await list(`/fr/a-vendre/?q=${sale?.id.slice(0, 5)}`)).total).toBeGreaterThan(0);
  });

  test('for printing shows the same page with noindex', async () => {
    const { head, view } = pageOf(await site.open(`${await pathOf(sale?.id)}?view=print`));
    expect(head.noindex).toBe(true);
    expect(view.body).toMatchObject({ kind: 'property', print: true });
  });
});

describe('a project', () => {
  const own = feed.projects.find(({ externalWeb }) => externalWeb === undefined);
  const away = feed.projects.find(({ externalWeb }) => externalWeb !== undefined);

  test('is found by its path and by ?id=, whose canonical is the path', async () => {
    const path = `/fr/projet/${own?.id}/`;
    for (const address of [
      `/project/${own?.id}/`,
      `/project/?id=${own?.id}`,
      `/project?id=${own?.id}`,
      `/fr/projet/?id=${own?.id}`,
      path,
    ]) {
      const { status, head, view } = pageOf(await site.open(address));
      expect({ address, status, canonical: head.canonical }).toEqual({ address, status: 200, canonical: path });
      expect(view.switcher.find(({ language }) => language === 'nl')?.href).toBe(`/nl/project/${own?.id}/`);
    }
    expect(await site.open(`/fr/projet/?id=${own?.id}&x=1&lng=de`)).toEqual(to(302, `/de/projekt/${own?.id}/?x=1`));
  });

  test('with a website of the developer redirects there, in preview too', async () => {
    for (const address of [
      `/project/${away?.id}/`,
      `/nl/project/${away?.id}/`,
      `/project/?id=${away?.id}`,
      `/fr/preview/projet/${away?.id}/`,
    ]) {
      expect({ address, ...(await site.open(address)) }).toEqual({ address, ...to(302, away?.externalWeb ?? '') });
    }
  });

  test('that is unknown responds 404', async () => {
    for (const address of [
      '/project/0/',
      '/project/',
      '/project/?id=',
      '/project/?id=a%2Fb',
      '/project/?id=..',
      '/fr/projet/?id=__proto__',
    ]) {
      expect({ address, status: await statusOf(address) }).toEqual({ address, status: 404 });
    }
  });

  test('?id= is ignored on other pages', async () => {
    expect(await statusOf('/fr/?id=1')).toBe(200);
    expect(await statusOf('/fr/merci/?id=contact-me')).toBe(404);
  });
});

describe('the page of a property', () => {
  const actionsOf = async (wanted: (listing: { goal: number; marquee: number }) => boolean) => {
    const listing = sampleFeed().listings.find(wanted);
    const page = listing?.goal === 0 ? 'property-sale' : 'property-rent';
    const { view } = pageOf(await site.open(site.routes.buildOriginal(page, { id: listing?.id ?? '' })));
    if (view.body.kind !== 'property') throw new Error(view.body.kind);
    const { offer, application } = view.body.actions;
    return { offer: offer !== undefined, application: application !== undefined };
  };

  test('links to an offer for a sale, an application for a rental, and neither for a business or a withdrawn property', async () => {
    const none = { offer: false, application: false };
    expect(await actionsOf(({ goal, marquee }) => goal === 0 && marquee === 0)).toEqual({ ...none, offer: true });
    expect(await actionsOf(({ goal, marquee }) => goal === 1 && marquee === 0)).toEqual({ ...none, application: true });
    expect(await actionsOf(({ goal }) => goal === 2)).toEqual(none);
    expect(await actionsOf(({ goal, marquee }) => goal === 0 && marquee === 3)).toEqual(none);
    expect(await actionsOf(({ goal, marquee }) => goal === 1 && marquee === 3)).toEqual(none);
  });
});

describe('thank-you pages', () => {
  test('open in each language and are not indexed', async () => {
    expect(FEEDBACK_FORMS.length).toBeGreaterThan(0);
    for (const form of FEEDBACK_FORMS) {
      for (const path of [
        `/feedback/${form}/`,
        `/fr/merci/${form}/`,
        `/nl/bedankt/${form}/`,
        `/en/thank-you/${form}/`,
        `/de/danke/${form}/`,
      ]) {
        const { status, view, head } = pageOf(await site.open(path));
        expect({ path, status, body: view.body.kind, noindex: head.noindex }).toEqual({
          path,
          status: 200,
          body: 'feedback',
          noindex: true,
        });
      }
    }
    for (const form of [
      'make-an-offer',
      'rental-application',
      'document-request',
      'testimonial',
      'job-contact',
      'toString',
      'x',
    ]) {
      expect({ form, status: await statusOf(`/fr/merci/${form}/`) }).toEqual({ form, status: 404 });
      expect({ form, status: await statusOf(`/feedback/${form}/`) }).toEqual({ form, status: 404 });
    }
  });

  test('redirect to the lower-case form of their name', async () => {
    expect(await site.open('/fr/merci/Contact-Me?a=1')).toEqual(to(301, '/fr/merci/Contact-Me/?a=1'));
    expect(await site.open('/fr/merci/Contact-Me/?a=1')).toEqual(to(301, '/fr/merci/contact-me/?a=1'));
    expect(await site.open('/feedback/SITE-CONTACT/')).toEqual(to(301, '/feedback/site-contact/'));
  });
});

describe('a list', () => {
  test.each([
    'city=Atlantis|1000',
    'city=Atlantis%7C1000',
    'type=999',
    'type=villa',
    'city=Gent',
    'priceMin=abc',
    'q=zzzzzz',
    'city=%00|%FF',
  ])('with %s has no results but suggests alternatives', async query => {
    const body = await list(`/fr/a-vendre/?${query}`);
    expect(body).toMatchObject({ total: 0, cards: [], page: 1, pageCount: 1, allHref: '/fr/a-vendre/' });
    expect(body.chosen.length).toBeGreaterThan(0);
    for (const { withoutHref } of body.chosen) expect((await list(withoutHref)).total).toBeGreaterThan(0);
    expect(await statusOf(body.alertHref ?? '')).toBe(200);
    expect((await list(body.tabs?.rent.href ?? '')).total).toBe(body.tabs?.rent.count);
    expect(pageOf(await site.open(`/fr/a-vendre/?${query}`)).head.noindex).toBe(true);
  });

  test('has a chip for each filter, which links to the list without it', async () => {
    const query =
      'area=50.4_4.7_50.6_5&areaMin=75&bedroomsMin=2&city=Namur%7C5000&epcMax=300&newBuild=0&priceMax=900000&priceMin=100000&q=loggia&type=2&type=4&viager=1';
    const { chosen } = await list(`/fr/a-vendre/?${query}`);
    expect(chosen.map(({ kind, name }) => [kind, name])).toEqual([
      ['q', 'loggia'],
      ['city', 'Namur 5000'],
      ['type', 'Appartement – Loft'],
      ['type', 'Maison – Villa'],
      ['priceMin', '€ 100.000'],
      ['priceMax', '€ 900.000'],
      ['bedroomsMin', '2'],
      ['areaMin', '75'],
      ['epcMax', '300'],
      ['viager', ''],
      ['newBuild-not', ''],
      ['area', ''],
    ]);
    const parts = query.split('&').sort();
    const left = chosen.map(({ withoutHref }) => {
      const kept = withoutHref.split('?')[1]?.split('&') ?? [];
      return parts.filter(part => !kept.includes(part));
    });
    expect(left.every(gone => gone.length === 1)).toBe(true);
    expect(left.flat().sort()).toEqual(parts);
  });

  test('of life annuities has no chip for its own filter', async () => {
    const path = site.routes.build('viager', 'fr');
    expect((await list(`${path}?viager=1`)).chosen).toEqual([]);
  });

  test('finds a place under each of its names', async () => {
    const city = feed.listings.find(({ goal, place }) => goal === 0 && place.postcode === '4000');
    expect(city).toBeDefined();
    const totals = await Promise.all(
      ['Liège|4000', 'Luik|4000', 'LUTTICH|4000', 'liege%7C4000'].map(
        async name => (await list(`/nl/te-koop/?city=${name}`)).total,
      ),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
  });

  test('is paginated', async () => {
    const { pageCount, total } = await list('/fr/a-vendre/');
    expect(pageCount).toBeGreaterThan(1);
    const seen: string[] = [];
    for (let page = 1, href: string | undefined = '/fr/a-vendre/'; href !== undefined; page++) {
      const body: ListBody = await list(href);
      expect(body.page).toBe(page);
      seen.push(...body.cards.map(({ id }) => id));
      href = body.nextHref;
    }
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
    for (const beyond of [pageCount + 1, 999_999_999])
      expect(await site.open(`/fr/a-vendre/?page=${beyond}`)).toMatchObject({
        kind: 'redirect',
        location: `/fr/a-vendre/?page=${pageCount}`,
      });
    for (const odd of ['0', '-1', 'x', '1.5', '1e3', '99999999999999'])
      expect((await list(`/fr/a-vendre/?page=${odd}`)).page).toBe(1);
  });

  test('finds the results that each filter option counts', async () => {
    const body = await list('/fr/a-vendre/');
    for (const { value, count } of body.filters.city)
      expect({ value, total: (await list(`/fr/a-vendre/?city=${encodeURIComponent(value)}`)).total }).toEqual({
        value,
        total: count,
      });
    for (const { value, count } of body.filters.type)
      expect({ value, total: (await list(`/fr/a-vendre/?type=${value}`)).total }).toEqual({ value, total: count });
    for (const { value, count } of body.filters.priceMin)
      expect((await list(`/fr/a-vendre/?priceMin=${value}`)).total).toBe(count);
  });

  test('filtered by text or sorted is not a page of its own for search engines', async () => {
    expect(pageOf(await site.open('/fr/a-vendre/?q=zzzz')).head.noindex).toBe(true);
    expect(pageOf(await site.open('/fr/a-vendre/?sort=surface&utm_source=x&page=2')).head.canonical).toBe(
      '/fr/a-vendre/?page=2',
    );
  });

  test('has the page number in the title once, before the agency’s name', async () => {
    for (const path of ['/fr/a-vendre/', '/nl/te-koop/', '/en/for-sale/', '/de/zu-verkaufen/']) {
      const [first, second] = [pageOf(await site.open(path)).view, pageOf(await site.open(`${path}?page=2`)).view];
      const [before = '', after] = first.title.split(' – ');
      expect(after).toBe(SAMPLE.content.agency.name);
      const { pageCount } = second.body as ListBody;
      expect(second.title).toBe(`${before} (2/${pageCount}) – ${after}`);
    }
  });

  test('shows only listings of its goal', async () => {
    expect((await list('/fr/a-louer/')).cards.every(({ goal }) => goal === 'rent')).toBe(true);
    expect((await list('/fr/a-vendre/')).cards.every(({ goal }) => goal === 'sale')).toBe(true);
  });
});

describe('the language', () => {
  test('of an original path is chosen by ?lng=, cookie, stored choice and browser, in this order', async () => {
    const spoken = async (address: string, hints = {}) => pageOf(await site.open(address, hints)).view.language;
    expect(await spoken('/for-sale/')).toBe('fr');
    expect(await spoken('/for-sale/', { accepted: ['de-AT', 'nl'] })).toBe('de');
    expect(await spoken('/for-sale/', { stored: [null, 'en'], accepted: ['de'] })).toBe('en');
    expect(await spoken('/for-sale/', { cookie: 'nl', stored: ['en'], accepted: ['de'] })).toBe('nl');
    expect(await spoken('/for-sale/?lng=en', { cookie: 'nl' })).toBe('en');
    expect(await spoken('/for-sale/?lng=xx', { cookie: 'nl' })).toBe('nl');
    expect(await spoken('/fr/a-vendre/', { cookie: 'nl', accepted: ['de'] })).toBe('fr');
  });

  test('is switched by ?lng= on a page of another language, keeping other parameters', async () => {
    expect(await site.open('/fr/a-vendre/?sort=surface&lng=nl&city=Gent%7C9000')).toEqual(
      to(302, '/nl/te-koop/?sort=surface&city=Gent%7C9000'),
    );
    expect(await site.open('/fr/preview/a-vendre/?lng=nl')).toEqual(to(302, '/nl/preview/te-koop/'));
    for (const lng of ['fr', 'xx', '', 'NL', '//evil.com'])
      expect(await statusOf(`/fr/a-vendre/?lng=${encodeURIComponent(lng)}`)).toBe(200);
  });

  test('that is not enabled is ignored', async () => {
    const content = { ...SAMPLE.content, settings: { ...SAMPLE.content.settings, languages: ['fr', 'nl'] as const } };
    const two = openSite([feed], content);
    expect(pageOf(await two.open('/de/', { cookie: 'nl' }))).toMatchObject({ status: 404, view: { language: 'nl' } });
    expect(pageOf(await two.open('/for-sale/?lng=de', { cookie: 'en', accepted: ['de'] })).view.language).toBe('fr');
    const { view, head } = pageOf(await two.open('/fr/a-vendre/?lng=de'));
    expect([view.switcher.map(({ language }) => language), head.alternates.map(({ language }) => language)]).toEqual([
      ['fr', 'nl'],
      ['fr', 'nl'],
    ]);
  });

  test('that a page lacks is left out of its alternates, and the switcher links to the home page', async () => {
    const pathTable = SAMPLE.content.pathTable.map(entry => {
      if (entry.page !== 'who-we-are') return entry;
      const { de: _, ...paths } = entry.paths;
      return { ...entry, paths };
    });
    const lacking = openSite([feed], { ...SAMPLE.content, pathTable });
    const { view, head } = pageOf(await lacking.open('/fr/qui-sommes-nous/'));
    expect(view.switcher.at(-1)).toEqual({ language: 'de', href: '/de/', available: false });
    expect(head.alternates.map(({ language }) => language)).toEqual(['fr', 'nl', 'en']);
    expect(pageOf(await lacking.open('/fr/qui-sommes-nous/?lng=de')).status).toBe(200);
  });

  test('that a property has no text in is left out of the structured data', async () => {
    const two = feed.listings.find(({ languages }) => languages.join() === 'fr,nl');
    const french = pageOf(await site.open(`/property/${two?.id}/`, { cookie: 'fr' }));
    const english = pageOf(await site.open(`/property/${two?.id}/`, { cookie: 'en' }));
    expect(french.head.alternates.map(({ language }) => language)).toEqual(['fr', 'nl']);
    expect(english.head.alternates).toEqual([]);
    expect(english.status).toBe(200);
  });
});

describe('a redirect page', () => {
  const leading = (urls: Readonly<Record<string, string>>) =>
    openSite(
      [feed],
      withPages(page => (urls[page.id] === undefined ? page : { ...page, redirectUrl: urls[page.id] })),
    );

  test('redirects to the page in the visitor’s language, or to an external https URL', async () => {
    expect(await site.open('/nl/gratis-waardebepaling/?utm_source=x')).toEqual(
      to(301, '/nl/gratis-schatting/?utm_source=x'),
    );
    expect(await site.open('/free-evaluation/', { cookie: 'de' })).toEqual(to(301, '/de/kostenlose-schaetzung/'));
    expect(await site.open('/fr/preview/evaluation-gratuite/')).toEqual(to(301, '/fr/preview/estimation-gratuite/'));
    const out = leading({ contact: 'https://example.org/a?b' });
    for (const path of ['/fr/contact/?c=1', '/fr/preview/contact/'])
      expect(await out.open(path)).toEqual(to(301, 'https://example.org/a?b'));
  });

  test('through others reaches the last one in one hop', async () => {
    const chain = leading({ contact: '/who-we-are/', 'who-we-are': '/for-sale/?type=4' });
    expect(await chain.open('/nl/contact/?a=1')).toEqual(to(301, '/nl/te-koop/?type=4'));
  });

  test('to itself responds 404', async () => {
    const loop = leading({ contact: '/who-we-are/', 'who-we-are': '/contact/', services: '/services/' });
    for (const path of ['/fr/contact/', '/fr/qui-sommes-nous/', '/services/'])
      expect(pageOf(await loop.open(path)).status).toBe(404);
  });
});

describe('unpublished content', () => {
  test('has no page, link or module, not even in preview', async () => {
    const secret = 'Geheimnis';
    const drafts = openSite(
      [feed],
      withPages(page => {
        if (page.id === 'advice') return { ...page, status: 'Draft', name: { fr: secret }, title: { fr: secret } };
        if (page.id !== 'home') return page;
        return {
          ...page,
          modules: page.modules.map((module, at) =>
            at === 0 ? { ...module, status: 'Draft', title: { fr: secret } } : module,
          ),
        };
      }),
    );
    for (const path of ['/fr/conseils/', '/advice/', '/fr/preview/conseils/', '/preview/advice/']) {
      expect({ path, status: pageOf(await drafts.open(path)).status }).toEqual({ path, status: 404 });
    }
    const home = pageOf(await drafts.open('/fr/'));
    const around = await drafts.siteView('fr');
    expect(JSON.stringify([home, around])).not.toContain(secret);
    expect(around.menu.map(({ page }) => page)).not.toContain('advice');
  });

  test('is hidden as an article, a team member and a link of the top bar', async () => {
    const secret = 'Geheimnis';
    const { articles, team, topBar } = SAMPLE.content;
    const drafts = openSite([feed], {
      ...SAMPLE.content,
      articles: articles.map((article, at) =>
        at % 2 ? article : { ...article, status: 'Draft', title: { fr: secret }, intro: { fr: secret } },
      ),
      team: team.map((member, at) =>
        at > 0 ? member : { ...member, status: 'Draft', name: secret, role: { fr: secret } },
      ),
      topBar: topBar.map((item, at) => (at > 0 ? item : { ...item, status: 'Draft', label: { fr: secret } })),
    });
    const said: unknown[] = [await drafts.siteView('fr')];
    for (const { page, original } of drafts.content.pathTable) {
      if (!original.includes('{')) said.push(await drafts.open(drafts.routes.build(page, 'fr')));
    }
    expect(JSON.stringify(said)).not.toContain(secret);
  });
});

test('a module in the view of the team shows it with a category, and without a relation', async () => {
  const teamsWith = async (relations: Module['relations']) => {
    const site = openSite(
      [feed],
      withPages(page => ({
        ...page,
        modules: page.modules.map(module => (module.view === 'ons-team-view' ? { ...module, relations } : module)),
      })),
    );
    const { view } = pageOf(await site.open('/en/who-we-are/'));
    const { body } = view as PageModel & { body: { kind: 'modules' } };
    return body.modules.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'team');
  };
  const [team, ...more] = await teamsWith([]);
  expect(more).toEqual([]);
  expect(team).toMatchObject({
    members: SAMPLE.content.team.toSorted((a, b) => a.sort - b.sort).map(({ id }) => ({ id })),
  });
  expect(await teamsWith([{ type: 'category', id: 'team' }])).toEqual([team]);
});

test('a page without an address in a language is in no menu and no footer of that language', async () => {
  const left = ['advice', 'viager', 'privacy'];
  const pathTable = SAMPLE.content.pathTable.map(entry => {
    const { en: _, ...paths } = entry.paths;
    return left.includes(entry.page) ? { ...entry, paths } : entry;
  });
  const site = openSite([feed], { ...SAMPLE.content, pathTable });
  const pagesIn = async (language: 'nl' | 'en') => {
    const { menu, extraMenu, legalLinks } = await site.siteView(language);
    const items = [...menu, ...extraMenu].flatMap(item => [item, ...item.children]);
    for (const { href } of [...items, ...legalLinks]) expect(href).toMatch(new RegExp(`^/${language}/`));
    return { pages: items.map(({ page }) => page), legal: legalLinks.length };
  };
  const [dutch, english] = [await pagesIn('nl'), await pagesIn('en')];
  expect(dutch.pages.filter(page => !english.pages.includes(page)).toSorted()).toEqual(
    SAMPLE.content.pages
      .filter(
        ({ id, parentId, inMenu }) => inMenu && [id, parentId].some(each => ['advice', 'viager'].includes(each ?? '')),
      )
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(dutch.legal - english.legal).toBe(1);
});

describe('the current day', () => {
  test('is Brussels time: a listing counts as new for fourteen such days', async () => {
    const listing = feed.listings.find(
      ({ goal, marquee, newBuild, publishPrice }) => goal === 0 && marquee === 0 && !newBuild && publishPrice,
    );
    if (!listing) throw new Error('the sample has no such listing');
    const [published] = [Date.parse(`${listing.publishedOn}T00:00:00Z`)];
    const stateAt = async (time: number) => {
      const then = openSite([feed], SAMPLE.content, fixedClock(time));
      const { body } = pageOf(await then.open(`/property/${listing.id}/`)).view as PageModel & {
        body: { kind: 'property' };
      };
      return body.kind === 'property' ? body.card.state : body.kind;
    };
    const day = 86_400_000;
    const states = await Promise.all([0, 13, 14, 15].map(days => stateAt(published + days * day + 12 * 3_600_000)));
    expect(states).toEqual(['new-for-sale', 'new-for-sale', 'for-sale', 'for-sale']);
    const lateEvening = published + 13 * day + 23.5 * 3_600_000;
    expect(await stateAt(lateEvening)).toBe('for-sale');
  });
});
