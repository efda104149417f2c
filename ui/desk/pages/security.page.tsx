import { useTranslation } from 'react-i18next';
import type { SecurityBody } from '../../../application/portal/portal-pages.ts';
import { Icon } from '../../components/common/icon.tsx';
import { SecondFactor } from '../../components/account/second-factor-form.tsx';
import { ChangePassword, OpenSessions } from '../../components/account/security-forms.tsx';

export function Page({ body }: { readonly body: SecurityBody }) {
  const { t } = useTranslation('desk');
  const { t: login } = useTranslation('login');
  return (
    <>
      <h1>{t('title.security')}</h1>
      {body.notice && !body.refused ? (
        <p className="form-notice" role="status">
          <Icon name="check" />
          {login(`notice.${body.notice}`)}
        </p>
      ) : null}
      <div className="portal-cards">
        <ChangePassword body={body} />
        <OpenSessions body={body} />
        <SecondFactor body={body} />
      </div>
    </>
  );
}
