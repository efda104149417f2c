import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DeskView,
  type DeskFrame as Frame,
  UNSENT,
  type UnsentForm,
} from '../../../application/desk/desk-view.ts';
import { iconOf } from '../../../domain/desk/desk-pages.ts';
import { isTyped } from '../../../domain/desk/typed-fields.ts';
import { languageName } from '../../../domain/text/language.ts';
import { numberText } from '../../../domain/text/number.ts';
import { DocumentTitle } from '../../components/common/document-title.tsx';
import { Icon } from '../../components/common/icon.tsx';
import { IdleNotice } from '../../components/account/idle-notice.tsx';
import { Link } from '../../components/common/link.tsx';
import type { SessionClient } from '../../stores/session.store.ts';
import { useDesk } from './desk-context.ts';
import { UnsentText } from './unsent-text.tsx';

/** Frame of every desk page: agency, menu, logged-in agent and the notice of the last action. */
export function DeskFrame({
  title,
  notice,
  children,
}: {
  /** Title of the document. */
  readonly title: string;
  /** Notice of the last action. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const { view } = useDesk();
  const { frame } = view;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {/* The notice precedes the menu and the page, so that its buttons follow the skip link in the tab order. */}
      <div className="desk-float">
        {/* The live region is rendered even if empty: assistive technology announces only changes of an existing live region. */}
        <div role="status">{notice}</div>
        <Problem />
      </div>
      <header className="desk-top">
        <p className="desk-name">
          <strong>{view.agency}</strong> <span>{t('name')}</span>
        </p>
        <Languages view={view} />
        {frame ? <Account frame={frame} /> : null}
      </header>
      {frame ? <Menu frame={frame} /> : null}
      {frame && frame.banners.length > 0 ? <Banners banners={frame.banners} /> : null}
      <main id="main" tabIndex={-1} data-page={view.body.kind}>
        <UnsentCopy />
        {children}
      </main>
      <DocumentTitle title={title} />
    </>
  );
}

/** Why the last form failed, while its input is still on the screen. */
const Problem = observer(function Problem() {
  const { t } = useTranslation('desk');
  const { view, store } = useDesk();
  const { unsent } = view;
  const problem = store?.hasEnded ? 'ended' : store?.isTooLarge ? 'too-large' : store?.hasFailed ? 'failed' : undefined;
  if (problem === undefined) return unsent ? <Refused unsent={unsent} /> : null;
  return (
    <p className="desk-problem" role="alert">
      <Icon name="alert" />
      <span>
        {t(`problem.${problem}`)}{' '}
        {problem === 'ended' && view.frame ? (
          <a href={view.frame.loginHref} target="_blank" rel="noopener">
            {t('problem.login')}
          </a>
        ) : null}
      </span>
    </p>
  );
});

/** Why the server refused a form, and where the page shows the submitted text. */
function Refused({ unsent: { why, most = 0, fields, isApart } }: { readonly unsent: UnsentForm }) {
  const { t } = useTranslation('desk');
  const hasText = fields.some(isTyped);
  return (
    <p className="desk-problem" role="alert">
      <Icon name="alert" />
      <span>
        {t(`unsent.${why}`, { most: numberText(most) })}{' '}
        {!hasText ? null : isApart ? t('unsent.copy') : <a href={`#${UNSENT}`}>{t('unsent.form')}</a>}
      </span>
    </p>
  );
}

/** Input of a refused form that the page no longer has. */
const UnsentCopy = observer(function UnsentCopy() {
  const { t } = useTranslation('desk');
  const { view, store } = useDesk();
  const { unsent } = view;
  if (store?.hasEnded || store?.isTooLarge || store?.hasFailed || !unsent?.isApart) return null;
  if (!unsent.fields.some(isTyped)) return null;
  return (
    <section className="desk-card desk-form" aria-label={t('unsent.name')}>
      <UnsentText fields={unsent.fields} />
    </section>
  );
});

/** Problems that need the agency's attention, each with a link. */
function Banners({ banners }: Pick<Frame, 'banners'>) {
  const { t } = useTranslation('desk');
  return (
    <section className="desk-banner" aria-label={t('banner.name')}>
      {banners.map(({ kind, figures, href }) => (
        <p key={kind}>
          <Icon name="alert" /> {t(`banner.${kind}`, { ...figures })}{' '}
          {href ? <Link href={href}>{t('banner.look')}</Link> : null}
        </p>
      ))}
    </section>
  );
}

function Menu({ frame }: { readonly frame: Frame }) {
  const { t } = useTranslation('desk');
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the menu is wider than the window, so the entry of the current page is scrolled into view.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav className="desk-menu" aria-label={t('menu')}>
      <ul>
        {frame.menu.map(({ page, href, isCurrent }) => (
          <li key={page}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? current : undefined}>
              <Icon name={iconOf(page) ?? 'document'} />
              {t(`page.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Account({ frame }: { readonly frame: Frame }) {
  const { t } = useTranslation('desk');
  const { view, store } = useDesk();
  const [client] = useState((): SessionClient | undefined => store && { look: store.look, stay: store.stay });
  return (
    <div className="desk-account">
      <p>
        <strong>{frame.name}</strong> <span>{t(`role.${frame.role}`)}</span>
      </p>
      {/* Logging out loads a new document, so that nothing of the desk stays in memory. */}
      <form method="post" action={frame.logoutAction} onSubmit={() => void store?.drafts.forgetAll()}>
        <input type="hidden" name="token" value={frame.formToken} />
        <button type="submit" name="do" value="logout" className="button quiet">
          {t('logout')}
        </button>
      </form>
      <IdleNotice
        session={{ left: frame.left, mayStay: frame.mayStay, endedHref: frame.endedHref }}
        client={client}
        key={view.language}
      />
    </div>
  );
}

function Languages({ view }: { readonly view: DeskView }) {
  const { t } = useTranslation('desk');
  return (
    <nav className="language-switcher" aria-label={t('languages')}>
      <ul>
        {view.switcher.map(({ language, href }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === view.language ? 'true' : undefined}
              aria-label={`${language.toUpperCase()} – ${languageName(language)}`}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
