import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { PortalFrame } from '../../application/portal/portal-frame.ts';
import { LOGOUT_ADDRESS } from '../../domain/owner/addresses.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { useTranslation } from '../locales/translations.ts';
import { useApp } from './app-context.ts';
import { SessionStore } from '../stores/session.store.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { useLive } from './use-live.ts';

/** The portal's own line on top of each of its pages: where to go, who is logged in until when, and the way out. */
export function PortalBar({
  portal,
  current,
}: {
  readonly portal: PortalFrame;
  readonly current: 'overview' | 'property' | 'security';
}) {
  const { t, language } = useTranslation('login');
  useEffect(() => {
    // A page that the browser had put aside whole is asked for again: who went back may be logged out by now.
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  return (
    <div className="portal-bar">
      <nav aria-label={t('portal.nav')}>
        <ul>
          <li>
            <Link href={portal.overviewHref} aria-current={current === 'overview' ? 'page' : undefined}>
              <Icon name="home" />
              {t('portal.overview')}
            </Link>
          </li>
          <li>
            <Link href={portal.securityHref} aria-current={current === 'security' ? 'page' : undefined}>
              <Icon name="key" />
              {t('portal.security')}
            </Link>
          </li>
        </ul>
      </nav>
      <p className="portal-account">
        <strong>{t('portal.account', { email: portal.email })}</strong>{' '}
        <span>{t('portal.until', { time: brusselsTime(portal.until) })}</span>
      </p>
      <form method="post" action={`${LOGOUT_ADDRESS}?language=${language}`}>
        <FormToken portal={portal} />
        <button type="submit" className="button quiet">
          {t('portal.logout')}
        </button>
      </form>
      <IdleNotice portal={portal} />
    </div>
  );
}

/** Shows that a form of the portal was drawn for who sends it. */
export function FormToken({ portal }: { readonly portal: PortalFrame }) {
  return <input type="hidden" name="token" value={portal.formToken} />;
}

/** Two minutes before the login ends: says so, and offers to stay. Without script the bar has said until when. */
const IdleNotice = observer(function IdleNotice({ portal }: { readonly portal: PortalFrame }) {
  const { session: keeper } = useApp();
  const live = useLive();
  const { t } = useTranslation('login');
  const dialog = useRef<HTMLDialogElement>(null);
  const [store] = useState(() => keeper && new SessionStore(keeper));
  const { left, mayStay, loginHref } = portal;
  useEffect(() => {
    store?.begin({ left, mayStay });
    return store?.dispose;
  }, [store, left, mayStay]);
  const state = store?.state ?? { kind: 'quiet' };
  useEffect(() => {
    if (state.kind === 'warned') dialog.current?.showModal();
    else dialog.current?.close();
    // What is on the screen is the owner's alone; a fresh document knows nothing of it.
    if (state.kind === 'over')
      location.replace(`${loginHref}?notice=ended&next=${encodeURIComponent(location.pathname)}`);
  }, [state.kind, loginHref]);
  if (!store || !live) return null;
  const time = state.kind === 'warned' ? brusselsTime(state.endsAt) : '';
  return (
    <dialog
      ref={dialog}
      className="idle-notice"
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onClose={({ currentTarget }) => {
        // Browsers tell it with the next frame: by then another warning may stand there.
        if (!currentTarget.open) store.close();
      }}
    >
      <h2 id="idle-title">{t('idle.title')}</h2>
      <p id="idle-text">{t(state.kind === 'warned' && !state.mayStay ? 'idle.last' : 'idle.text', { time })}</p>
      {state.kind === 'warned' && state.mayStay ? (
        <button type="button" className="button" onClick={() => void store.stay()}>
          {t('idle.stay')}
        </button>
      ) : (
        <button type="button" className="button" onClick={store.close}>
          {t('idle.close')}
        </button>
      )}
    </dialog>
  );
});
