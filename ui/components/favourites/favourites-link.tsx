import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useFavourites } from './use-favourites.ts';

/** Link to the favourites, with their number; `words` shows the label beside the heart. */
export const FavouritesLink = observer(function FavouritesLink({
  page,
  words = false,
}: {
  /** Path of the current page. */
  readonly page: string;
  readonly words?: boolean;
}) {
  const { favouritesHref } = useApp().site;
  const count = useFavourites().ids.length;
  const { t } = useTranslation('common');
  if (favouritesHref === undefined) return null;
  const name = count > 0 ? t('favourites.kept', { count }) : t('favourites.name');
  return (
    <Link
      href={favouritesHref}
      className={words ? 'button quiet' : 'favourites-link'}
      aria-current={page === 'favourites' ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className={words ? undefined : 'visually-hidden'}>{name}</span>
      {count > 0 && !words ? <span aria-hidden="true">{count}</span> : null}
    </Link>
  );
});
