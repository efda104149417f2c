import type { RefuseLink } from '../link/refuse-link.ts';
import { addressOf, type OpenPersonalPage } from '../view/built-page.ts';
import { type ContentBody, contentPage } from '../browse/content-pages.ts';
import { loginBody, loginHref } from '../browse/login-body.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { OwnerPasswords } from '../ports/accounts/owner-passwords.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import type { Page } from '../../domain/page/page.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { NoticeMarks } from './notice-mark.ts';
import type { PasswordsRefusal } from './password-refusal.ts';

/**
 * Opens personal pages for visitors who are not logged in. Pages of the portal redirect to the login page, which redirects back to the
 * requested page after the login.
 */
export function makeVisitorPages({
  passwords,
  hashes,
  clock,
  refuseLink,
  noticeMarks,
  sentMarks,
}: {
  readonly passwords: OwnerPasswords;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly refuseLink: RefuseLink;
  readonly noticeMarks: NoticeMarks;
  readonly sentMarks: SentMarks;
}): OpenPersonalPage<ContentBody | SetPasswordBody> {
  async function setPassword(
    context: PageContext,
    page: Page,
    token: string,
    network: string,
  ): Promise<SetPasswordBody> {
    const link = await passwords.link(hashes.secret(token), clock.now());
    const refused = link ? undefined : await refuseLink(network, 'password-link');
    return {
      kind: 'set-password',
      title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
      description: textOf(context, page.description),
      link: link && { email: link.owner.email, purpose: link.purpose },
      action: hrefOf(context, page.id, { token }),
      forgotHref: hrefOf(context, 'forgot-password'),
      loginHref: hrefOf(context, 'login'),
      phone: context.content.agency.phone,
      ...(refused && { refused }),
    };
  }

  return async (context, page, params, parameters, network) => {
    switch (page.kind) {
      case 'login': {
        const made = await contentPage(context, page, page.kind, params, parameters, { sentMarks });
        const done = noticeMarks.read({ path: hrefOf(context, page.id), session: '' }, parameters);
        return { ...made, body: loginBody(context, page, parameters, done?.code) };
      }
      case 'set-password': {
        const body = await setPassword(context, page, params['token'] ?? '', network);
        return { status: body.refused ? 429 : 200, body, page, address: addressOf(context, page, params) };
      }
      case 'portal':
      case 'portal-property':
      case 'security':
        return { kind: 'redirect', status: 302, location: loginHref(context, hrefOf(context, page.id, params)) };
    }
  };
}

/** The page to choose a password, reached through a mailed link. */
export type SetPasswordBody = {
  readonly kind: 'set-password';
  readonly title: Text;
  readonly description: Text | undefined;
  /** Account and purpose; absent if the link is invalid or expired. */
  readonly link: { readonly email: string; readonly purpose: 'invitation' | 'reset' } | undefined;
  readonly action: string;
  readonly forgotHref: string;
  readonly loginHref: string;
  readonly phone: string;
  /** Why the new password was refused; if `link` is absent, `limited`: this network tried too many invalid links. */
  readonly refused?: PasswordsRefusal;
};
