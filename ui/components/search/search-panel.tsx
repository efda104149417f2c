import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { SearchLinks } from '../../../application/browse/search-links.ts';
import type { Suggestions } from '../../../domain/search/suggestions.ts';
import { PanelContent } from './panel-content.tsx';

/** The panel of a search box; loaded when it first opens. */
export function SearchPanel({
  id,
  ref,
  field,
  links,
  open,
  text,
  failed,
  suggestions,
  understood,
  onType,
  onFollow,
  onWalk,
}: {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Element that contains the input and the panel. */
  readonly field: RefObject<HTMLElement | null>;
  readonly links: SearchLinks;
  readonly open: boolean;
  readonly text: string;
  readonly failed: boolean;
  readonly suggestions: Suggestions | undefined;
  /** The list that results from reading the text as a sentence. If there is one, suggestions without results are left out. */
  readonly understood: ListBody | undefined;
  readonly onType: (text: string) => void;
  readonly onFollow: () => void;
  /** Called to open the closed panel when the visitor presses a key that moves through its links. */
  readonly onWalk: () => void;
}) {
  const { t } = useTranslation('search');
  const [said, say] = useState('');
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const input = field.current?.querySelector('input');
    if (!input || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops: HTMLElement[] = [input, ...(ref.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const to = nextStop(event.key, at, stops.length, at === 0);
    if (to !== undefined) {
      event.preventDefault();
      if (open) stops[to]?.focus();
      else onWalk();
    } else if (at > 0 && event.key.length === 1 && event.key !== ' ') input.focus();
  });
  useEffect(() => {
    const end = new AbortController();
    field.current?.addEventListener('keydown', walk, { signal: end.signal });
    return () => end.abort();
  }, [field]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {open ? (failed ? t('failed') : said) : ''}
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
            <PanelContent
              links={links}
              suggestions={suggestions}
              understood={understood}
              text={text}
              onType={onType}
              say={say}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** Index of the element to which a key moves the focus, 0 being the input; `undefined` if the key keeps its default action. */
function nextStop(key: string, at: number, count: number, inInput: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at < 0 ? undefined : (at + 1) % count;
    case 'ArrowUp':
      return at < 0 ? undefined : (at - 1 + count) % count;
    case 'ArrowRight':
      return inInput || at < 0 ? undefined : Math.min(at + 1, count - 1);
    case 'ArrowLeft':
      return inInput || at < 0 ? undefined : at - 1;
    case 'Home':
      return inInput || at < 0 ? undefined : 1;
    case 'End':
      return inInput || at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
