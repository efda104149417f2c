import { useTranslation } from 'react-i18next';
import type { ModulePart } from '../../../application/browse/module-views.ts';
import { Link } from '../common/link.tsx';

/** Statistics of the agency, counted from its catalogue; each links to the list it counts. */
export function Figures({ figures }: { readonly figures: Extract<ModulePart, { kind: 'statistics' }> }) {
  const { t } = useTranslation('module');
  const shown = [
    { name: 'sale', count: figures.sale, href: figures.saleHref },
    { name: 'rent', count: figures.rent, href: figures.rentHref },
    { name: 'cities', count: figures.cities, href: undefined },
    { name: 'projects', count: figures.projects, href: figures.projectsHref },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="figures">
      {shown.map(({ name, count, href }) => {
        const words = (
          <>
            <span className="figure">{count}</span>{' '}
            <span className="figure-words">{t(`figures.${name}`, { count })}</span>
          </>
        );
        return <li key={name}>{href ? <Link href={href}>{words}</Link> : <div>{words}</div>}</li>;
      })}
    </ul>
  );
}
