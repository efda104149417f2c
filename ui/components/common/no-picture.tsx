import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/** Placeholder for a property without pictures. */
export function NoPicture() {
  const { t } = useTranslation('listing');
  return (
    <span className="no-picture">
      <Icon name="home" />
      <span>{t('noPhoto')}</span>
    </span>
  );
}
