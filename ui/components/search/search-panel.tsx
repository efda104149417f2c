import type { TFunction } from 'i18next';
import { type ComponentType, lazy, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { SearchLinks } from '../../../application/browse/search-links.ts';
import type { Suggestions } from '../../../domain/search/suggestions.ts';

import type { PanelContentProps } from './panel-content.tsx';

/** Loaded when the panel first opens; if that fails, the panel stays empty and Enter still sends the form. */
const PanelContent = lazy<ComponentType<PanelContentProps>>(() =>
  import('./panel-content.tsx').then(
    loaded => ({ default: loaded.PanelContent }),
    () => ({ default: () => null }),
  ),
);

/** Suggestions for a text, in three groups of links. */
export function SearchPanel({
  id,
  ref,
  links,
  open,
  text,
  failed,
  suggestions,
  understood,
  onFollow,
}: {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly links: SearchLinks;
  readonly open: boolean;
  readonly text: string;
  readonly failed: boolean;
  readonly suggestions: Suggestions | undefined;
  /** The list that the text means as a sentence; suggestions that find nothing are then left out. */
  readonly understood: ListBody | undefined;
  readonly onFollow: () => void;
}) {
  const { t } = useTranslation('search');
  const found = suggestions && foundWords(suggestions, t);
  return (
    <>
      <p className="visually-hidden" role="status">
        {open ? (failed ? t('failed') : found) : ''}
      </p>
      {/* biome-ignore lint: the click comes from the links inside */}
      <div
        id={id}
        ref={ref}
        className="search-panel"
        role="region"
        aria-label={t('panel')}
        hidden={!open}
        onClick={event => {
          if ((event.target as Element).closest('a')) onFollow();
        }}
      >
        {failed ? <p className="search-nothing">{t('failed')}</p> : null}
        {open || suggestions || understood ? (
          <Suspense>
            <PanelContent links={links} suggestions={suggestions} understood={understood} text={text} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** Summary of the suggestions for screen readers, such as '3 types, 2 cities, 1 property'. */
function foundWords({ totals }: Suggestions, t: TFunction<'search'>): string {
  const groups = (['types', 'cities', 'properties'] as const).filter(group => totals[group] > 0);
  if (groups.length === 0) return t('nothing');
  return groups.map(group => t(`found.${group}`, { count: totals[group] })).join(', ');
}
