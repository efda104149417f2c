import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PageModel } from '../../../application/page/page-model.ts';
import { useApp } from '../common/app-context.ts';
import { Icon, isIconName } from '../common/icon.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Link } from '../common/link.tsx';
import { Words } from '../common/words.tsx';

/**
 * The bar above the header. Its left and right items come from the content; in desktop windows it ends with the languages, which are in the
 * header otherwise.
 */
export const TopBar = observer(function TopBar({ view }: { readonly view: PageModel }) {
  const { site, setting } = useApp();
  const { t } = useTranslation('common');
  if (!setting.topBarShow || site.topBar.length === 0) return null;
  return (
    <div className="top-bar">
      <div className="wrap">
        <nav aria-label={t('topBar')}>
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
        </nav>
        <LanguageSwitcher items={view.switcher} current={view.language} />
      </div>
    </div>
  );
});
