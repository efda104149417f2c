import { useTranslation } from 'react-i18next';
import type { PageModel } from '../../../application/page/page-model.ts';
import { Link } from '../common/link.tsx';

export function Breadcrumb({ items }: { readonly items: PageModel['breadcrumb'] }) {
  const { t } = useTranslation('common');
  return (
    <nav className="breadcrumb wrap" aria-label={t('breadcrumb')}>
      <ol>
        {items.map((item, at) => (
          <li key={at}>
            {item.href && at < items.length - 1 ? (
              <Link href={item.href}>{item.name}</Link>
            ) : (
              <span aria-current={at === items.length - 1 ? 'page' : undefined}>{item.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
