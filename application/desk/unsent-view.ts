import { deskPath, matchDesk, rightOf } from '../../domain/desk/desk-pages.ts';
import { mayShowAgain } from '../../domain/desk/typed-fields.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { chooseLanguage, type LanguageHints } from '../../domain/routing/language-choice.ts';
import type { Language } from '../../domain/text/language.ts';
import { withoutNotice } from '../portal/notice-mark.ts';
import type { SentFields } from './shared/desk-handler.ts';
import type { DeskView, UnsentBody } from './desk-view.ts';

/** Minimal page that shows the typed values when the form's own page cannot be shown; it needs neither database nor login. */
export function unsentView(
  { path, query, hints }: { readonly path: string; readonly query: string; readonly hints: LanguageHints },
  { agency, settings: { languages, defaultLanguage } }: Pick<SiteContent, 'agency' | 'settings'>,
  why: UnsentBody['why'],
  sent: SentFields,
): DeskView {
  const named = languageIn(path);
  const isSpoken = named !== undefined && languages.includes(named);
  const language = isSpoken ? named : chooseLanguage(hints, languages, defaultLanguage);
  const match = matchDesk(path);
  const action = match ? deskPath(match.page, language, match.params) : deskPath('requests', language);
  const address = action + queryOf(withoutNotice(query));
  const body: UnsentBody = {
    kind: 'unsent',
    why,
    action: address,
    maySend: match !== undefined && rightOf(match.page) !== undefined && match.page !== 'security',
    loginHref: deskPath('login', language),
    fields: mayShowAgain(sent.pairs),
  };
  return { language, agency: agency.name, address, switcher: [], frame: undefined, notice: undefined, body };
}

/** Prefixes a non-empty query with a question mark. `queryOf('state=new')` → `'?state=new'`, `queryOf('')` → `''` */
export function queryOf(query: string): string {
  return query === '' ? '' : `?${query}`;
}

/** Language in a desk address, even if the site does not offer it. `languageIn('/fr/desk/nothing/')` → `'fr'` */
export function languageIn(path: string): Language | undefined {
  const [, first] = /^\/([a-z]{2})\/desk(?:\/|$)/.exec(path) ?? [];
  return first as Language | undefined;
}
