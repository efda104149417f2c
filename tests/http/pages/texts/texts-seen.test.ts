import { describe, expect, test } from 'vitest';
import { makeSiteHttp } from '../../../../adapters/composition/pages/site-http.ts';
import type { HttpRequest } from '../../../../adapters/wire/exchange.ts';
import type { FormName } from '../../../../domain/request/forms.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import { makeTranslations, textsOf } from '../../../../ui/locales/translations.ts';
import { dictionaryOf } from '../../../../ui/locales/dictionaries.ts';
import { drawPages } from '../../../support/reading/draw.ts';
import { ASSETS } from '../../../support/server/serve-application.ts';
import { openForms, WELL } from '../../../support/site/open-forms.ts';
import { fixedClock, openSite, SAMPLE, sampleFeed, splitAddress } from '../../../support/site/sample-site.ts';
import { FULL } from '../../../support/run/full-run.ts';

type Feed = ReturnType<typeof sampleFeed>;
type Seen = (language: Language) => Promise<string>;

const PUBLIC = new URL('https://agency.example');
const FEED = sampleFeed();

const sites: { readonly feeds: readonly Feed[]; readonly site: ReturnType<typeof openSite> }[] = [];
/** A site for feeds. Sites are immutable once opened, so tests with the same feeds share a site. */
function siteOf(feeds: readonly Feed[]) {
  const known = sites.find(
    one => one.feeds.length === feeds.length && one.feeds.every((feed, at) => feed === feeds[at]),
  );
  if (known) return known.site;
  const site = openSite(feeds);
  sites.push({ feeds, site });
  return site;
}

/** The sample agency with its forms, over a feed; with `full` every write is refused. */
function openAgency(feeds: readonly Feed[] = SAMPLE.feeds, full = false) {
  const site = siteOf(feeds);
  const desk = openForms({ site: site.site, catalogue: site.catalogue });
  if (full) desk.store.submissions.accept = () => Promise.reject(new Error('the disk is full'));
  const { respond: pages } = makeSiteHttp({
    securityContact: undefined,
    security: { note: () => undefined },
    application: desk,
    drawing: { render: drawPages(site, true), errorTitle: (_, title) => title },
    assets: ASSETS,
    desk: { assets: ASSETS, render: async () => ({ html: '', title: '' }) },
    publicUrl: PUBLIC,
    contentStyles: () => [],
    clock: fixedClock(),
    log: () => undefined,
    files: [],
  });
  const get = async (address: string, body?: string) => {
    const answer = await pages({
      ...NOTHING,
      ...splitAddress(address),
      ...(body !== undefined && { method: 'POST', body }),
    });
    return 'body' in answer ? String(answer.body) : '';
  };
  /** Fills in a form's page and submits it. */
  async function send(
    form: FormName,
    language: Language,
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { raw } = await desk.filled(form, { ...WELL[form], ...more });
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...raw, ...more }))
      for (const one of typeof value === 'string' ? [value] : (value ?? [])) body.append(name, one);
    return get(site.routes.build(pageOf(form), language), body.toString());
  }
  return { site, get, send, mark: desk.sentMarks.mark };
}

const NOTHING: HttpRequest = {
  method: 'GET',
  path: '/',
  query: '',
  cookies: new Map(),
  acceptLanguage: '',
  accept: '',
  body: '',
  fetchSite: 'same-origin',
  origin: undefined,
  network: '192.0.2.7',
};

function pageOf(form: FormName): string {
  if (form === 'site-contact') return 'contact';
  return SAMPLE.content.pages.find(page => page.form === form)?.id ?? form;
}

/** The page of the first matching listing of the feed, or of an id. */
function property(
  found: (listing: Feed['listings'][number]) => boolean,
  change: (feed: Feed) => Feed = same => same,
): Seen {
  return async language => {
    const feed = change(FEED);
    const { site, get } = openAgency([feed]);
    const listing = feed.listings.find(found);
    if (!listing) throw new Error('the sample has no such property');
    const page = listing.goal === 0 ? 'property-sale' : 'property-rent';
    const address = site.routes.build(page, language, { id: listing.id, city: 'x', slug: 'x' });
    const outcome = await site.open(address);
    return get(outcome.kind === 'redirect' ? outcome.location : address);
  };
}

const byId =
  (id: string): Seen =>
  async language => {
    const { site, get } = openAgency();
    return get(site.routes.build('property-sale', language, { id, city: 'x', slug: 'x' }));
  };
const page =
  (name: string, query = '', change: (feed: Feed) => Feed = same => same, feeds: readonly Feed[] = [FEED]): Seen =>
  async language => {
    const { site, get } = openAgency(feeds.map(change));
    return get(site.routes.build(name, language) + query);
  };
/** The page after a form is sent. */
const sentPage =
  (name: string): Seen =>
  async language => {
    const { site, get, mark } = openAgency([FEED]);
    return get(mark(`${site.routes.build(name, language)}?sent=1`));
  };
const notKept =
  (form: FormName): Seen =>
  language =>
    openAgency(SAMPLE.feeds, true).send(form, language);

const notSent = (form: FormName): readonly [string, string, Seen] => ['form', `${form}.notSent`, notKept(form)];

/** Catalogue of all error and empty states for visitors: each text by its key, and the page that shows it. */
const CATALOGUE: Readonly<Record<string, readonly [concept: string, key: string, seen: Seen]>> = {
  'Property Not Found': ['not-found', 'property.title', byId('9999999')],
  'Property Sold': ['property', 'gone.sold', property(({ goal, marquee }) => goal === 0 && marquee === 3)],
  'Property Sold, and gone': ['not-found', 'gone.text.sold', byId('6301177')],
  'Favourite Sold, and gone': [
    'favourites',
    'goneAs.sold',
    page('favourites', '?ids=6301177', undefined, SAMPLE.feeds),
  ],
  'property rented': ['property', 'gone.rented', property(({ goal, marquee }) => goal === 1 && marquee === 3)],
  'No photo yet': ['listing', 'noPhoto', property(({ pictures }) => pictures.length === 0)],
  'No documents': [
    'property',
    'documents.none',
    property(
      () => true,
      feed => ({ ...feed, listings: feed.listings.map(listing => ({ ...listing, documents: [] })) }),
    ),
  ],
  'no properties match the criteria': ['list', 'nothing.title', page('for-sale', '?city=Nergens|9999')],
  'No projects are currently available': ['project', 'none', page('projects', '', feed => ({ ...feed, projects: [] }))],
  'Page not found': ['not-found', 'page.title', async language => openAgency().get(`/${language}/nergens/`)],
  'Contact mail not sent: site contact': notSent('site-contact'),
  'Contact mail not sent: send to friend': notSent('send-to-friend'),
  'Contact mail not sent: contact me': notSent('contact-me'),
  'Contact mail not sent: construction': notSent('contact-construction'),
  'Contact mail not sent: appointment': notSent('contact-appointment'),
  'Request document error': notSent('document-request'),
  'testimonial not sent': notSent('testimonial'),
  'documents will be sent by e-mail': ['form', 'document-request.sent.title', sentPage('document-request')],
  'documents are sent by e-mail, before': ['property', 'documents.how', property(() => true)],
  'Password mail sent': ['form', 'forgot-password.sent.title', sentPage('forgot-password')],
  'testimonial sent': ['form', 'testimonial.sent.title', sentPage('testimonial')],
  'The appointments are full': [
    'form',
    'error.slot-full',
    async language => {
      const { send } = openAgency();
      await send('contact-appointment', language);
      return send('contact-appointment', language);
    },
  ],
  'The entered characters are not valid': [
    'form',
    'error.captcha',
    language => openAgency().send('site-contact', language, { answer: 'wrong' }),
  ],
};

describe.each(FULL ? LANGUAGES : LANGUAGES.slice(0, 2))('error texts for visitors in %s', language => {
  // A dictionary without fallback to another language.
  const words = makeTranslations(language, dictionaryOf(language, language));

  test.each(Object.entries(CATALOGUE))('include ‘%s’ where it belongs', async (_, [concept, key, seen]) => {
    expect(words.exists(key, { ns: concept })).toBe(true);
    const html = (await seen(language)).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(textsOf(words, concept)(key));
  });
});
