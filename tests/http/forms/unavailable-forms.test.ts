import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitResponse } from '../../../adapters/wire/request-schemas.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { makeTranslations, textsOf } from '../../../ui/locales/translations.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import { encode, type Fields, serveForms } from '../../support/site/form-site.ts';
import { readResponse } from '../../support/reading/read-answer.ts';
import { openForms, propertyIn, WELL } from '../../support/site/open-forms.ts';

const letting = propertyIn('rent', [5000, 7999]);
const SOLD = '6417342';
const OPTION = '6371905';

const desk = openForms();
let forms: Awaited<ReturnType<typeof serveForms>>;
beforeAll(async () => {
  forms = await serveForms(desk);
});
afterAll(() => forms.stop());

const said = (html: string) => html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');
const wordsIn = (language: Language) => {
  const t = textsOf(makeTranslations(language, dictionaryOf(language, language)), 'form');
  return (key: string) => t(key);
};

describe.each(LANGUAGES)('the page of a form in %s', language => {
  const words = wordsIn(language);
  const at = (page: string, query: string) => `${forms.routes.build(page, language)}?${query}`;

  test('replaces its fields by the reason and alternatives if it is unavailable', async () => {
    const { status, text } = await forms.ask(at('make-an-offer', `property=${letting}`));
    expect(status).toBe(200);
    expect(said(text)).toContain(words('closed.for-rent.title'));
    expect(text).not.toContain('class="request-form"');
    expect(text).not.toContain('name="amount"');
    const application = at('rental-application', `property=${letting}`);
    expect(said(text)).toContain(`href="${application}"`);
    expect((await forms.ask(application)).text).toContain('name="income"');
  });

  test('for a sold property links to similar ones and the alert', async () => {
    const { text } = await forms.ask(at('contact-appointment', `property=${SOLD}`));
    expect(said(text)).toContain(words('closed.sold.title'));
    expect(said(text)).toContain(words('closed.way.similar'));
    expect(text).toMatch(/href="[^"]*\/6417342\/#similar"/);
    expect(text).toContain(`href="${forms.routes.build('demand-register', language)}?goal=sale&amp;city=`);
  });

  test('for a property under option is open, with a notice at its top', async () => {
    const { text } = await forms.ask(at('make-an-offer', `property=${OPTION}`));
    expect(said(text)).toContain(words('state.under-option.text'));
    expect(text.indexOf('form-notes')).toBeLessThan(text.indexOf('name="amount"'));
  });

  test('is refused without script with all typed values, so that the reference can be corrected', async () => {
    const path = forms.routes.build('make-an-offer', language);
    const body = { ...(await forms.sealsOf(path)), ...WELL['purchase-offer'], property: SOLD };
    const { status, text } = await forms.ask(path, encode(body), forms.aVisitor());
    expect(status).toBe(422);
    expect(said(text)).toContain(words('closed.sold.title'));
    expect(said(text)).toContain(words('closed.way.alert'));
    expect(text).toContain('role="alert"');
    expect(text).toMatch(/value="250\.000"/);
    expect(text).toMatch(
      new RegExp(`<input type="text"[^>]*name="property"[^>]*value="${SOLD}"|value="${SOLD}"[^>]*name="property"`),
    );
    const again = { ...body, property: WELL['purchase-offer']['property'] ?? '' };
    expect((await forms.ask(path, encode(again), forms.aVisitor())).status).toBe(303);
  });
});

test('with script an unavailable form is refused with the reason and alternatives', async () => {
  const { raw } = await desk.filled('rental-application', { ...WELL['rental-application'], property: SOLD });
  const path = '/api/request/rental-application?language=nl';
  const { status, text } = await forms.ask(path, encode(raw as Fields), forms.aVisitor());
  expect(status).toBe(422);
  expect(readResponse(submitResponse, text).outcome).toMatchObject({
    kind: 'closed',
    why: 'sold',
    ways: [
      { to: 'similar' },
      { to: 'alert', href: '/nl/zoekopdracht/?goal=sale&city=Knokke-Heist%7C8300&type=2' },
      { to: 'contact-me' },
    ],
  });
});

test('an offer that is valid for too long is refused with the last possible day, which the field states too', async () => {
  const path = `/nl/bod-uitbrengen/?property=${WELL['purchase-offer']['property']}`;
  const body = { ...(await forms.sealsOf(path)), ...WELL['purchase-offer'], validUntil: '2999-01-01' };
  const { status, text } = await forms.ask(path, encode(body), forms.aVisitor());
  expect(status).toBe(422);
  expect(text).toContain('24-12-2026 is de laatste mogelijke dag');
  expect(text).toMatch(/min="2026-10-26"[^>]*max="2026-12-24"|max="2026-12-24"[^>]*min="2026-10-26"/);
});

test('without script the first wrong field has the focus, and no other element', async () => {
  const body = {
    ...(await forms.sealsOf('/fr/contact/')),
    firstName: 'Zoë',
    lastName: 'Peeters',
    email: 'a@b',
    remark: '',
  };
  const { status, text } = await forms.ask('/fr/contact/', encode(body), forms.aVisitor());
  expect(status).toBe(422);
  const focused = [...text.matchAll(/<\w+[^>]*autofocus=""[^>]*>/gi)].map(([tag]) => tag);
  expect(focused).toHaveLength(1);
  expect(focused[0]).toContain('name="email"');
  expect(text.indexOf('role="alert"')).toBeLessThan(text.search(/autofocus/i));
});

describe('the form that sends a page to a friend', () => {
  test.each(LANGUAGES)('shows in %s the name of the page that it sends', async language => {
    const path = forms.routes.build('send-to-friend', language);
    const { text } = await forms.ask(`${path}?page=${encodeURIComponent('/fr/a-vendre/?type=4')}`);
    const list = `${forms.routes.build('for-sale', language)}?type=4`;
    expect(text).toContain(`<a href="${list}"`);
    expect(text).toContain(`<input type="hidden" name="page" value="${list}"/>`);
    const body = { ...(await forms.sealsOf(`${path}?page=${encodeURIComponent(list)}`)), ...WELL['send-to-friend'] };
    const friend = `friend-${language}@example.be`;
    const sent = await forms.ask(
      path,
      encode({ ...body, property: '', page: list, friendEmail: friend }),
      forms.aVisitor(),
    );
    expect(sent.status).toBe(303);
    const mails = (await desk.mails()).filter(({ to }) => to === friend);
    expect(mails.map(({ data }) => data['path'])).toEqual([list]);
  });

  test.each([
    '//evil.example/',
    'https://evil.example/',
    '/portal/',
    '/fr/preview/a-vendre/',
    '2',
    '/%ff',
    'x'.repeat(3000),
    '🏠',
  ])('sends nothing for the address %.40s', async page => {
    const { status, text } = await forms.ask(`/fr/envoyer-a-un-ami/?page=${encodeURIComponent(page)}`);
    expect(status).toBe(200);
    expect(said(text)).toContain(wordsIn('fr')('closed.page.title'));
    expect(text).not.toContain('name="friendEmail"');
  });

  test('is linked from lists, projects and articles', async () => {
    for (const path of [
      '/fr/a-vendre/?type=4',
      '/fr/projets-neufs/',
      '/fr/projet/20427/',
      '/fr/conseils/erreurs-a-eviter/',
    ]) {
      const { text } = await forms.ask(path);
      expect(text, path).toContain(`href="/fr/envoyer-a-un-ami/?page=${encodeURIComponent(path)}"`);
    }
  });
});
