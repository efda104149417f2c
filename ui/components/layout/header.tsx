import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../application/browse/site-view.ts';
import type { PageModel } from '../../../application/page/page-model.ts';
import { isWide } from '../../../domain/page/brand.ts';
import { useApp } from '../common/app-context.ts';
import { Disclosure } from '../common/disclosure.tsx';
import { FavouritesLink } from '../favourites/favourites-link.tsx';
import { Icon } from '../common/icon.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Link } from '../common/link.tsx';
import { useOneFinger } from '../common/use-one-finger.ts';
import { useScrollStore } from '../common/use-scroll-store.ts';

/** Logo, menu and, unless the top bar has them, languages; on a phone the menu is a drawer. */
export const Header = observer(function Header({ view }: { readonly view: PageModel }) {
  const { site } = useApp();
  const { logo } = site.brand;
  const { t } = useTranslation('common');
  const scroll = useScrollStore();
  const home = view.body.kind === 'home';
  return (
    <header
      className="site-header"
      data-scrolled={scroll.pastHeader || undefined}
      data-over-banner={(site.changeOnScroll && home) || undefined}
      data-logo={isWide(logo) ? 'wide' : undefined}
      data-hide-logo={(home && !site.showLogoAtStart) || undefined}
    >
      <div className="wrap">
        <Link href={site.homeHref} className="logo" aria-label={t('logo', { agency: site.agency.name })}>
          <img src={logo.address} width={logo.width} height={logo.height} alt="" />
        </Link>
        <nav className="main-menu" aria-label={t('mainMenu')}>
          <ul>
            {site.menu.map(item => (
              <li key={item.href}>
                <MenuEntry item={item} view={view} />
              </li>
            ))}
            {site.extraMenu.length > 0 ? (
              <li>
                <Submenu name={t('moreMenu')}>
                  {site.extraMenu.map(item => (
                    <li key={item.href}>
                      <MenuLink item={item} view={view} />
                    </li>
                  ))}
                </Submenu>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className="header-end">
          <LanguageSwitcher items={view.switcher} current={view.language} />
          {site.evaluationHref ? (
            <Link href={site.evaluationHref} className="button evaluation">
              {t('evaluation')}
            </Link>
          ) : null}
          <FavouritesLink page={view.page} />
          <DrawerButton view={view} />
        </div>
      </div>
    </header>
  );
});

function MenuEntry({ item, view }: { readonly item: MenuItem; readonly view: PageModel }) {
  if (item.children.length === 0) return <MenuLink item={item} view={view} />;
  return (
    <Submenu
      name={item.name}
      current={item.page === view.page || item.children.some(child => child.page === view.page)}
    >
      <li>
        <MenuLink item={item} view={view} />
      </li>
      {item.children.map(child => (
        <li key={child.href}>
          <MenuLink item={child} view={view} />
        </li>
      ))}
    </Submenu>
  );
}

function MenuLink({
  item,
  view,
}: {
  readonly item: { name: string; href: string; page: string };
  readonly view: PageModel;
}) {
  return (
    <Link href={item.href} aria-current={item.page === view.page ? 'page' : undefined}>
      {item.name}
    </Link>
  );
}

/** An entry of the main menu that opens a list of links; `current`: whether a link of the list leads to the current page. */
function Submenu({
  name,
  current,
  children,
}: {
  readonly name: string;
  readonly current?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <Disclosure name="main-menu" className="submenu">
      <summary data-current={current || undefined}>
        {name}
        <Icon name="down" />
      </summary>
      <ul>{children}</ul>
    </Disclosure>
  );
}

/** Menu of small windows: a modal dialog that its button opens by an invoker command, without script too. A press outside closes it. */
function DrawerButton({ view }: { readonly view: PageModel }) {
  const { site } = useApp();
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  useOneFinger(dialog);
  return (
    <>
      <button
        type="button"
        className="drawer-button"
        {...{ commandfor: 'drawer', command: 'show-modal' }}
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
        aria-haspopup="dialog"
      >
        <Icon name="menu" />
        <span>{t('menu')}</span>
      </button>
      {/* The dialog handles clicks that bubble up from the links inside. */}
      <dialog
        id="drawer"
        ref={dialog}
        className="drawer"
        aria-label={t('mainMenu')}
        {...{ closedby: 'any' }}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('a')) currentTarget.close();
        }}
      >
        <div className="drawer-content">
          <form method="dialog" className="drawer-head">
            <span>{site.agency.name}</span>
            <button type="submit" aria-label={t('close')}>
              <Icon name="close" />
            </button>
          </form>
          <nav aria-label={t('mainMenu')}>
            <ul>
              {[...site.menu, ...site.extraMenu].map(item => (
                <li key={item.href}>
                  <MenuLink item={item} view={view} />
                  {item.children.length > 0 ? (
                    <ul>
                      {item.children.map(child => (
                        <li key={child.href}>
                          <MenuLink item={child} view={view} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </nav>
          {site.evaluationHref ? (
            <Link href={site.evaluationHref} className="button">
              {t('evaluation')}
            </Link>
          ) : null}
          <FavouritesLink page={view.page} words />
          {site.loginHref ? (
            <Link href={site.loginHref} className="button quiet">
              <Icon name="key" />
              {t('owners')}
            </Link>
          ) : null}
        </div>
      </dialog>
    </>
  );
}
