import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';

/** Links to the other pages of a list; nothing for a list of one page. */
export function Pager({ body }: { readonly body: ListBody }) {
  const { t } = useTranslation('list');
  if (body.pageCount < 2) return null;
  return (
    <nav className="pager" aria-label={t('pager.name')}>
      {body.previousHref ? (
        <Link href={body.previousHref} rel="prev" className="pager-step">
          <Icon name="left" />
          <span>{t('pager.previous')}</span>
        </Link>
      ) : null}
      <ol>
        {body.pageHrefs.map(({ page, href }, at) => (
          <li key={page} data-gap={at > 0 && page - (body.pageHrefs[at - 1]?.page ?? 0) > 1 ? '' : undefined}>
            <Link
              href={href}
              aria-current={page === body.page ? 'page' : undefined}
              aria-label={t('pager.page', { page })}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {body.nextHref ? (
        <Link href={body.nextHref} rel="next" className="pager-step">
          <span>{t('pager.next')}</span>
          <Icon name="right" />
        </Link>
      ) : null}
      <p>{t('pager.of', { page: body.page, count: body.pageCount })}</p>
    </nav>
  );
}
