import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';

/** Returns a function that joins phrases, each in quotation marks, to a list in words. */
export function useListed(): (phrases: readonly string[]) => string {
  const { t, i18n } = useTranslation('list');
  return phrases =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      phrases.map(text => t('unread.phrase', { text })),
    );
}

/** Words of a sentence that match no filter, with links to search them in the texts or to remove them. */
export function UnreadWords({ unread }: { readonly unread: NonNullable<ListBody['unread']> }) {
  const { t } = useTranslation('list');
  const listed = useListed();
  const { phrases, refused, search, forgetHref } = unread;
  return (
    <div className="unread-words" role="status">
      <div>
        {phrases.length > 0 ? <p>{t('unread.said', { words: listed(phrases) })}</p> : null}
        {refused.length > 0 ? <p>{t('unread.refused', { words: listed(refused) })}</p> : null}
      </div>
      <p className="unread-ways">
        {search ? (
          <Link href={search.href} className="chip" preventScrollReset>
            {t('unread.search', { count: search.count, n: numberText(search.count) })}
          </Link>
        ) : null}
        <Link href={forgetHref} className="chip" preventScrollReset>
          <Icon name="close" />
          {t('unread.forget')}
        </Link>
      </p>
    </div>
  );
}
