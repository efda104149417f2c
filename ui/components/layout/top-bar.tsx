import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../common/app-context.ts';
import { Icon, isIconName } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { Words } from '../common/words.tsx';

/** The bar above the header; its left and right items come from the content. */
export const TopBar = observer(function TopBar() {
  const { site, setting } = useApp();
  const { t } = useTranslation('common');
  if (!setting.topBarShow || site.topBar.length === 0) return null;
  return (
    <nav className="top-bar" aria-label={t('topBar')}>
      <div className="wrap">
        {(['left', 'right'] as const).map(side => (
          <ul key={side}>
            {site.topBar
              .filter(item => item.side === side)
              .map(item => (
                <li key={item.href + item.label.text} className={item.colorClass}>
                  <Link href={item.href}>
                    {isIconName(item.icon) ? <Icon name={item.icon} /> : null}
                    <Words text={item.label} />
                  </Link>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </nav>
  );
});
