import { useTranslation } from 'react-i18next';
import { useApp } from './app-context.ts';
import { PhoneLink } from './phone-link.tsx';
import { Words } from './words.tsx';

/** Phone number of the agency, which visitors can call instead of sending the form. */
export function PhoneInstead({ phone }: { readonly phone: string }) {
  const { agency } = useApp().site;
  const { t } = useTranslation('form');
  return (
    <div className="form-phone">
      <h2>{t('phoneTitle')}</h2>
      <PhoneLink phone={phone} />
      {agency.openingHours ? (
        <p>
          <Words text={agency.openingHours} />
        </p>
      ) : null}
    </div>
  );
}
