import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { Icon } from '../components/common/icon.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { PortalBar } from '../components/account/portal-bar.tsx';
import { SecondFactor } from '../components/account/second-factor-form.tsx';
import { ChangePassword, OpenSessions } from '../components/account/security-forms.tsx';

export function Page({ view }: { readonly view: PageOf<'security'> }) {
  const { t } = useTranslation('login');
  const { body } = view;
  return (
    <div className="wrap portal-page">
      <PortalBar portal={body.portal} current="security" />
      <PageHead view={view} title={body.title} description={body.description} className="form-head" />
      {body.notice && !body.refused ? (
        <p className="form-notice" role="status">
          <Icon name="check" />
          {t(`notice.${body.notice}`)}
        </p>
      ) : null}
      <div className="portal-cards">
        <ChangePassword body={body} />
        <OpenSessions body={body} />
        <SecondFactor body={body} />
      </div>
    </div>
  );
}
