import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapBlock } from '../../../application/browse/map/map-block.ts';
import { type Maps, useApp } from '../common/app-context.ts';
import { MapPicture } from './map-picture.tsx';
import type { LiveMapProps } from './live-map.tsx';

/** Distance below the window at which a map starts to load. */
const NEAR = '400px';

/**
 * Map of a page: a static picture at once, and the live map over it when it comes near the window. The box reserves its space from the
 * start. `place`: place name on a page about one property; `marks`: SVG on its static picture.
 */
export function MapBox({
  block,
  place,
  marks,
}: {
  readonly block: MapBlock;
  readonly place?: string;
  readonly marks?: ReactNode;
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
        // If loading the live map fails, the static map stays.
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
      >
        {marks}
      </MapPicture>
      {live ? <live.Map maps={live.maps} block={block} language={site.language} place={place} /> : null}
      <span id={after} tabIndex={-1} />
    </div>
  );
}
