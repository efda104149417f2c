import { useTranslation } from 'react-i18next';
import type { SetPasswordBody } from '../../../application/portal/visitor-pages.ts';
import { SetPassword } from '../../components/account/set-password-form.tsx';

export function Page({ body }: { readonly body: SetPasswordBody }) {
  const { t } = useTranslation('desk');
  return (
    <div className="desk-narrow">
      <h1>{t('title.set-password')}</h1>
      <div className="form-card">
        <SetPassword body={body} />
      </div>
    </div>
  );
}
