import { useTranslation } from '../../locales/translations.ts';
import { Icon } from './icon.tsx';

/** What stands where a property has no picture yet. */
export function NoPicture() {
  const { t } = useTranslation('listing');
  return (
    <span className="no-picture">
      <Icon name="home" />
      <span>{t('noPhoto')}</span>
    </span>
  );
}
