import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { Link } from '../common/link.tsx';
import { Price } from '../listing/price.tsx';
import { useChangePage, usePageState } from '../common/page-state.ts';
import { STYLES } from './style-sheets.ts';
import { useMomentText, useMoments } from './use-moments.ts';
import { hasCosts, hasInside } from './questions.tsx';

/**
 * Links to the sections of a property's page, sticky at the top of the window; a booking button is beside them while no other booking
 * button is visible.
 */
export function SectionLinks({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const momentText = useMomentText();
  const sections = [
    { id: 'home', name: t('sections.home') },
    ...(hasCosts(body)
      ? [{ id: 'costs', name: t(`sections.${body.viager ? 'viager' : body.investment ? 'investment' : 'cost'}`) }]
      : []),
    ...(hasInside(body) ? [{ id: 'rooms-inside', name: t('sections.inside') }] : []),
    { id: 'around', name: t('sections.around') },
    { id: 'visit', name: t(body.viewing ? 'sections.visit' : 'sections.contact') },
  ];
  const current = useCurrent(sections.map(({ id }) => id).join(' '));
  useBookingInSight();
  const { books } = usePageState();
  const { href, moments, instead } = useMoments(body);
  const [first] = moments;
  return (
    <>
      {STYLES.map(address => (
        <link rel="stylesheet" href={address} key={address} />
      ))}
      <nav className="section-links" aria-label={t('sections.name')}>
        <div className="wrap">
          <ul>
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {href === undefined ? null : (
            <p className="section-links-book" hidden={books !== false}>
              <span>
                <Price price={body.card.price} />
                {first ? ` · ${t('visit.free', { moment: momentText(first) })}` : null}
              </span>
              <Link className="button" href={first?.href ?? instead?.href ?? href}>
                {instead?.name ?? t('visit.short')}
              </Link>
            </p>
          )}
        </div>
      </nav>
    </>
  );
}

/** Id of the section at the upper third of the window; `undefined` above the first section. `ids`: the sections' ids in their order. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inSight = new Set<string>();
    const order = ids.split(' ');
    const watch = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(order.findLast(id => inSight.has(id)));
      },
      { rootMargin: '0px 0px -66%' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
}

/** Observes whether a booking button within the page, marked by `data-books`, is in the window. */
function useBookingInSight(): void {
  const change = useChangePage();
  useEffect(() => {
    const inSight = new Set<Element>();
    const watch = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
      change?.({ books: inSight.size > 0 });
    });
    for (const button of document.querySelectorAll('[data-books]')) watch.observe(button);
    return () => watch.disconnect();
  }, [change]);
}
