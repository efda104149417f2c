import { formsIn } from '../support/reading/html-forms.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { FoundForm } from './public-pages.ts';
import { responseText } from './response-text.ts';
import { headerOf, makeVisitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

type Subjects = Readonly<Record<string, string>>;

/** Days of the viewings; pages sort them by day. */
const VISITED: Subjects = { fr: '2026-12-04', nl: '2026-12-03', en: '2026-12-02', de: '2026-12-01' };
const VISITED_AGAIN: Subjects = { fr: '2026-12-17', nl: '2026-12-16', en: '2026-12-15', de: '2026-12-14' };
/** Subject of a form by language: homes in three regions, with owners who read that language. */
const FOR_SALE: Subjects = { fr: '6398214', nl: '6434027', en: '6452071', de: '6438815' };
const FOR_RENT: Subjects = { fr: '6481250', nl: '6485932', en: '6476089', de: '6489327' };
/** Sample owners who request a new password. */
const OWNERS: Subjects = {
  fr: 'samira.elkhattabi@example.org',
  nl: 'lieve.degraeve@example.org',
  en: 'philippa.ashworth@example.org',
  de: 'kever@example.org',
};

/** An accepted form and the reference on its confirmation page. */
export type SentRequest = { readonly name: string; readonly language: string; readonly reference: string };

/** Writes each form in each language: its page, the response when empty, and when filled in, with the confirmation page. */
export async function crawlForms(
  site: CrawledSite,
  out: WrittenDown,
  forms: readonly FoundForm[],
  /** Suffix of a second submission. */
  as = '',
): Promise<readonly SentRequest[]> {
  const sent: SentRequest[] = [];
  for (const [number, { name, language, address }] of forms.entries()) {
    const visitor = makeVisitor(site.port, `10.${as === '' ? 1 : 6}.${number}.10`, language);
    const keptAs = `forms/${as}${name}/${language}`;
    const about = name === 'rental-application' ? FOR_RENT[language] : FOR_SALE[language];
    const path = address.replace(/\?.*/, '');
    const asked = name === 'contact-construction' ? `${path}?project=20396` : `${path}?property=${about}`;
    const open = async () => {
      const page = await visitor.ask(asked);
      const form = formsIn(page.text).forms.find(({ controls }) =>
        controls.some(control => control.name === 'form' && control.value === name),
      );
      if (!form) throw new Error(`${asked} has no form ${name}`);
      return { page, form };
    };
    const { page, form } = await open();
    out.keep(`${keptAs}/page`, responseText(page));
    out.keep(`${keptAs}/empty`, responseText(await visitor.send(asked, form, { empty: true })));
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    out.keep(`${keptAs}/foreign`, responseText(await visitor.ask(asked, foreign)));
    site.clock.tick();
    const email = name === 'forgot-password' ? OWNERS[language] : undefined;
    const values = {
      email: email ?? `${as}${name}.${language}@example.be`,
      friendEmail: `friend.${language}@example.be`,
      day: (as === '' ? VISITED : VISITED_AGAIN)[language] ?? '',
    };
    const response = await visitor.send(asked, (await open()).form, { values });
    const location = headerOf(response, 'location');
    const reference = new URLSearchParams(location.split('?')[1]).get('reference');
    if (reference !== null) {
      out.known.name(reference, `request ${as}${name} ${language}`);
      sent.push({ name, language, reference });
    }
    out.keep(`${keptAs}/sent`, responseText(response));
    if (location !== '') out.keep(`${keptAs}/thanks`, responseText(await visitor.ask(location)));
  }
  return sent;
}
