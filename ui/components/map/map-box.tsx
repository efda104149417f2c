import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MapBlock } from '../../../application/browse/map-block.ts';
import { useTranslation } from '../../locales/translations.ts';
import { type Maps, useApp } from '../common/app-context.ts';
import { MapPicture } from './map-picture.tsx';
import type { LiveMapProps } from './live-map.tsx';

/** Pixels below the window from which on a map is on its way. */
const NEAR = '400px';

/**
 * The map of a page: a still one that is there at once, and over it, as soon as it comes near the window, the live one. The box
 * has its room from the start. `place` is that of a page that shows one property.
 */
export function MapBox({
  block,
  place,
  children,
}: {
  readonly block: MapBlock;
  readonly place?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('map');
  const { maps: fetchMaps, site } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const after = useId();
  const [live, setLive] = useState<{ readonly Map: ComponentType<LiveMapProps>; readonly maps: Maps }>();
  useEffect(() => {
    if (!fetchMaps || !box.current) return;
    const start = async () => {
      const [{ LiveMap }, maps] = await Promise.all([import('./live-map.tsx'), fetchMaps()]);
      setLive({ Map: LiveMap, maps });
    };
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // Where it cannot be fetched the still map stays, which says as much.
        start().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [fetchMaps]);
  return (
    <div className="map-box" ref={box}>
      <a className="map-skip" href={`#${after}`}>
        {t('skip')}
      </a>
      <MapPicture
        picture={block.picture}
        label={place === undefined ? t('still') : t('name.one', { place })}
        numbered={place === undefined}
      />
      {live ? <live.Map maps={live.maps} block={block} language={site.language} place={place} /> : null}
      {children}
      <span id={after} tabIndex={-1} />
    </div>
  );
}
