import { useTranslation } from 'react-i18next';
import type { ListView } from '../../../domain/list/list-query.ts';
import { Icon, type IconName } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';

const ICONS: Readonly<Record<ListView, IconName>> = { list: 'menu', split: 'split', map: 'map' };

/** Tabs that switch a list between list, map, and both side by side. */
export function ViewTabs({
  view,
  hrefs,
  onChange,
}: {
  readonly view: ListView;
  readonly hrefs: Readonly<Record<ListView, string>>;
  readonly onChange?: () => void;
}) {
  const { t } = useTranslation('map');
  return (
    <nav className="view-tabs" aria-label={t('views.name')}>
      {(['list', 'split', 'map'] as const).map(each => (
        <Link
          key={each}
          href={hrefs[each]}
          data-view={each}
          title={t(`views.${each}`)}
          aria-current={each === view ? 'page' : undefined}
          preventScrollReset
          onClick={onChange}
        >
          <Icon name={ICONS[each]} />
          <span>{t(`views.${each}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
