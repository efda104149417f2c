import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalFrame } from '../../../application/portal/portal-frame.ts';
import { LOGOUT_ADDRESS } from '../../../domain/owner/addresses.ts';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { useLanguage } from '../../locales/translations.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { IdleNotice } from './idle-notice.tsx';
import { Link } from '../common/link.tsx';

/** Bar on top of each portal page: navigation, who is logged in and until when, log out. */
export function PortalBar({
  portal,
  current,
}: {
  readonly portal: PortalFrame;
  readonly current: 'overview' | 'property' | 'security';
}) {
  const { t } = useTranslation('login');
  const language = useLanguage();
  const { session: client } = useApp();
  useEffect(() => {
    // A page that the browser restores from its back/forward cache is reloaded, because the session may have ended meanwhile.
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
      <IdleNotice session={portal} client={client} />
    </div>
  );
}

/** Hidden field with the CSRF token, which every form of the portal has. */
export function FormToken({ portal }: { readonly portal: PortalFrame }) {
  return <input type="hidden" name="token" value={portal.formToken} />;
}
