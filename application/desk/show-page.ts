import { mayDo } from '../../domain/desk/access.ts';
import { DESK_PAGES, type DeskPageName, deskPath, MENU_PAGES, rightOf } from '../../domain/desk/desk-pages.ts';
import { type DeskFeature, hasPage } from '../../domain/desk/features.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import type { Language } from '../../domain/text/language.ts';
import { endedHref, type NoticeMarks, withoutNotice } from '../portal/notice-mark.ts';
import type { OwnerSession } from '../portal/open-session.ts';
import type { DeskBody, DeskFrame, DeskView } from './desk-view.ts';
import type { DeskHandlers, ResolvedRequest } from './resolve-page.ts';
import type { DeskMember } from './shared/desk-handler.ts';
import { queryOf } from './unsent-view.ts';

/** Puts the body of a page into the desk's frame: menu, languages, banners and notice. */
export function makeShowPage({
  handlers,
  noticeMarks,
}: {
  readonly handlers: DeskHandlers;
  readonly noticeMarks: NoticeMarks;
}): (resolved: ResolvedRequest, body: DeskBody) => DeskView {
  return ({ request, context, match, session, member, banners, features, notice }, body) => {
    const { content, language } = context;
    const query = queryOf(withoutNotice(request.query));
    const here = (other: Language) =>
      match ? deskPath(match.page, other, match.params) + query : deskPath('requests', other);
    return {
      language,
      agency: content.agency.name,
      address: here(language),
      switcher: content.settings.languages.map(other => ({ language: other, href: here(other) })),
      frame: session && member ? { ...frameOf(language, session, member, features, match?.page), banners } : undefined,
      notice,
      body,
    };
  };

  function frameOf(
    language: Language,
    session: OwnerSession,
    { name, email, role }: DeskMember,
    features: ReadonlySet<DeskFeature>,
    current: DeskPageName | undefined,
  ): Omit<DeskFrame, 'banners'> {
    const under = current && DESK_PAGES[current].path.split('/')[0];
    return {
      name,
      email,
      role,
      formToken: session.formToken,
      left: sessionEnd(session.session) - session.now,
      mayStay: mayStay(session.session),
      menu: MENU_PAGES.filter(page => isListed(page, role, features)).map(page => ({
        page,
        href: deskPath(page, language),
        isCurrent: page === current || (under !== '' && under === (DESK_PAGES[page].path || 'requests')),
      })),
      logoutAction: deskPath('security', language),
      loginHref: deskPath('login', language),
      endedHref: endedHref(noticeMarks, deskPath('login', language)),
    };
  }

  function isListed(page: DeskPageName, role: DeskMember['role'], features: ReadonlySet<DeskFeature>): boolean {
    const isBuilt = page === 'security' || handlers[page] !== undefined;
    const right = rightOf(page);
    if (!isBuilt || right === undefined || !mayDo(role, right) || !hasPage(features, page)) return false;
    if (page !== 'hours') return true;
    // The calendar page links to the hours; without the calendar page, managers need this menu entry for the closed days.
    return !features.has('calendar') && (features.has('hours') || mayDo(role, 'agency-hours'));
  }
}
