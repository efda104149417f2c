import { useTranslation } from 'react-i18next';
import { Link } from '../../components/common/link.tsx';

/** Link below a list of the desk to its next rows; absent on the last page, where there is no `href`. */
export function MoreLink({ href }: { readonly href: string | undefined }) {
  const { t } = useTranslation('desk');
  return href === undefined ? null : (
    <p>
      <Link href={href} className="button quiet">
        {t('more')}
      </Link>
    </p>
  );
}

/** Link above a later page of a list to its first page; absent on the first page, where there is no `href`. */
export function TopLink({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  return href === undefined ? null : (
    <p>
      <Link href={href}>{children}</Link>
    </p>
  );
}
