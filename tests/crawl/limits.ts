import { formsIn } from '../support/reading/html-forms.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { FoundForm } from './public-pages.ts';
import { responseText } from './response-text.ts';
import { makeVisitor, type Response } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** More than every rate limit tested here. */
const TRIES = 60;
const TOO_MANY = 429;

/** Writes the responses to a network that exceeds the rate limits, and at which attempt they start. */
export async function crawlLimits(site: CrawledSite, out: WrittenDown, forms: readonly FoundForm[]): Promise<void> {
  const newsletter = forms.find(({ name, language }) => name === 'sign-newsletter' && language === 'nl');
  const tries: Readonly<
    Record<string, (visitor: ReturnType<typeof makeVisitor>, number: number) => Promise<Response>>
  > = {
    'link page': visitor =>
      visitor.ask('/nl/mijn-bezoek/0000000000000000000000000000000000000000000000000000000000000000/'),
    'link data': visitor =>
      visitor.ask('/api/page?address=/fr/confirmer/0000000000000000000000000000000000000000000000000000000000000000/'),
    calendar: visitor =>
      visitor.ask('/desk/calendar/0000000000000000000000000000000000000000000000000000000000000000.ics'),
    login: visitor => sendTo(visitor, '/nl/login/', { email: 'who@example.be', password: 'something else' }),
    'desk login': visitor =>
      sendTo(visitor, '/de/desk/login/', { email: 'who@example.be', password: 'something else' }),
    'desk password': visitor => sendTo(visitor, '/fr/desk/forgot-password/', { email: 'who@example.be' }),
    ...(newsletter && {
      newsletter: (visitor, number) =>
        sendTo(visitor, newsletter.address, { email: `reader${number}@example.be` }, 'sign-newsletter'),
    }),
  };
  for (const [at, [name, attempt]] of Object.entries(tries).entries()) {
    const visitor = makeVisitor(site.port, `10.5.${at}.10`);
    let response = await attempt(visitor, 0);
    let number = 1;
    while (response.status !== TOO_MANY && number < TRIES) response = await attempt(visitor, number++);
    out.keep(`limits/${name}`, `try ${number}\n${responseText(response)}`);
  }
}

/** Sends a form of a page: the one named, else the first. */
async function sendTo(
  visitor: ReturnType<typeof makeVisitor>,
  address: string,
  values: Readonly<Record<string, string>>,
  name?: string,
): Promise<Response> {
  const { text } = await visitor.ask(address);
  const forms = formsIn(text).forms.filter(({ method }) => method === 'post');
  const form = forms.find(({ controls }) =>
    controls.some(control =>
      name === undefined
        ? control.name in values && control.type !== 'hidden'
        : control.name === 'form' && control.value === name,
    ),
  );
  if (!form) throw new Error(`${address} has no form to send`);
  return visitor.send(address, form, { values });
}
