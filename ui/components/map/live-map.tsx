import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapCard, MapCardView, MapFill, MapSource, MapWords } from '../../../application/browse/map/map-view.ts';
import type { MapBlock } from '../../../application/browse/map/map-block.ts';
import { mayLoad } from '../../../domain/consent/third-party.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { type Area, areaOf, formatArea } from '../../../domain/map/area.ts';
import { MOST_MAP_POINTS, unpackMapPoints } from '../../../domain/map/map-points.ts';
import { isPanorama } from '../../../domain/media/panorama.ts';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import type { Language } from '../../../domain/text/language.ts';
import { numberText } from '../../../domain/text/number.ts';
import { FollowContext, type Maps, useApp } from '../common/app-context.ts';
import { MapStore } from '../../stores/map.store.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { listenToCards, markCard } from '../search/list-pointing.ts';
import { usePriceText } from '../listing/price.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Marker of a single property; agencies replace this file with their own. */
const PIN = '/icons/marker.svg';
/** States that markers do not show, because most properties have them. */
const SILENT_MARQUEES = [MARQUEE.none, MARQUEE.available];

/** The live map in its frame. The frame receives its data in one message after it has loaded, and again when the list changes. */
export const LiveMap = observer(function LiveMap({ maps, block, language, place }: LiveMapProps) {
  const { site, consent } = useApp();
  const { t } = useTranslation('map');
  const words = useMapWords();
  const cardOf = useMapCard();
  const [store] = useState(() => new MapStore(maps.find, maps.showCard, language));
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<ReturnType<Maps['link']>>(undefined);
  const alone = place !== undefined;
  const follow = use(FollowContext);
  // The listener stays as long as the frame, while the list's address changes, so the current function is stored in a ref.
  const askZone = useRef<(zone: string) => void>(undefined);
  useEffect(() => {
    askZone.current = zone => {
      const href = addressWith(block, { area: undefined, zone });
      if (href !== undefined) follow?.(href, { preventScrollReset: true });
    };
  }, [block, follow]);

  useEffect(() => {
    if (!frame.current) return;
    const linked = maps.link(frame.current, report => {
      if (report.kind === 'ready') store.wasDrawn();
      else if (report.kind === 'opened') store.open(report.id);
      else if (report.kind === 'moved') store.moveTo(report.area);
      else if (report.kind === 'pointed') markCard(report.id);
      else if (report.kind === 'zone') askZone.current?.(report.zone);
      else store.wasUnable();
    });
    link.current = linked;
    // The address is set last, because the listener must exist before the frame's page sends messages.
    frame.current.src = maps.address;
    const endPointing = listenToCards(id => linked.point(id));
    return () => {
      endPointing();
      linked.end();
      store.dispose();
    };
  }, [maps, store]);

  useEffect(() => store.show(block.source), [store, block.source]);

  const source = store.sourceOf(block.source);
  const tiles = site.mapTiles && mayLoad(consent.chosen, 'map-tiles') ? site.mapTiles : undefined;
  const streets = useStreets();
  useEffect(() => {
    if (!source) return;
    const fill: MapFill = {
      kind: 'fill',
      version: 1,
      properties: source.points,
      infoMessage: infoMessage(t, source, alone),
      mapType: streets ?? (tiles ? { kind: 'tiles', ...tiles } : { kind: 'outlines' }),
      customMarker: alone ? PIN : null,
      marqueeIgnore: SILENT_MARQUEES,
      area: block.area ?? null,
      zone: block.zone ?? null,
      near: block.near ?? '',
      places: source.places,
      nearby: block.nearby ?? [],
      language,
      cards: !alone,
      atOnce: !alone,
      words: words(source.kind, nameOf(t, source, place)),
    };
    link.current?.fill(fill);
  }, [t, words, source, tiles, streets, alone, place, language, block.area, block.zone, block.near, block.nearby]);

  const { opened } = store;
  useEffect(() => {
    if (opened?.card === 'missing') link.current?.card({ kind: 'missing', version: 1, id: opened.id });
    if (!opened?.card || opened.card === 'missing' || !source) return;
    const point = unpackMapPoints(source.points).find(({ id }) => id === opened.id);
    link.current?.card(cardOf(opened.id, opened.card, point?.exact === false, language));
  }, [opened, source, cardOf, language]);

  if (store.unable) return null;
  return (
    <>
      <iframe
        ref={frame}
        className="map-frame"
        title={source ? nameOf(t, source, place) : t('loading')}
        data-drawn={store.drawn || undefined}
        // Until the live map is drawn, its transparent frame over the static map is inert: no focus by Tab, hidden from screen readers.
        inert={!store.drawn}
      />
      {store.failed ? (
        <p className="map-word" role="alert">
          {t('failed')}{' '}
          <button type="button" onClick={() => store.show(block.source)}>
            {t('again')}
          </button>
        </p>
      ) : null}
      {store.moved && block.searchHref !== undefined ? <SearchHere block={block} area={store.moved} /> : null}
      {site.mapTiles && !tiles && store.drawn ? (
        <p className="map-tiles-word">
          {t('tiles', { host: new URL(site.mapTiles.address).hostname })}{' '}
          <Link href={site.consent.settingsHref}>{t('tilesLink')}</Link>
        </p>
      ) : null}
    </>
  );
});

/** Link that limits the list to the visible part of the map. */
function SearchHere({ block, area }: { readonly block: MapBlock; readonly area: Area }) {
  const { t } = useTranslation('map');
  const rounded = areaOf(area);
  const href = rounded && addressWith(block, { area: formatArea(rounded), zone: block.zone });
  if (href === undefined) return null;
  return (
    <Link className="map-search" href={href} preventScrollReset>
      <Icon name="search" />
      {t('search')}
    </Link>
  );
}

/** Address of the list with an area or zone that replaces the list's current area and zone; `undefined` on a page without a list. */
function addressWith(
  { searchHref }: MapBlock,
  asked: { readonly area: string | undefined; readonly zone: string | undefined },
): string | undefined {
  if (searchHref === undefined) return undefined;
  const [path = '', query = ''] = searchHref.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('zone');
  for (const [name, value] of Object.entries(asked)) if (value) parameters.set(name, value);
  parameters.sort();
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function nameOf(t: TFunction<'map'>, { kind, points }: MapSource, place: string | undefined): string {
  if (place !== undefined) return t('name.one', { place });
  const count = points.ids.length;
  return t(kind === 'listing' ? 'name.listings' : 'name.projects', { count, n: numberText(count) });
}

/** Note about properties that the markers do not show at their exact place, or not at all. */
function infoMessage(t: TFunction<'map'>, { kind, points, total }: MapSource, alone: boolean): string {
  const hidden = points.marks.filter(mark => mark % 2 === 0).length;
  if (alone) return hidden > 0 ? t('around') : '';
  const shown = points.ids.length;
  const missing = total - shown;
  return [
    hidden > 0 ? t(`hidden.${kind}`, { count: hidden, n: numberText(hidden) }) : '',
    missing === 0
      ? ''
      : shown === MOST_MAP_POINTS
        ? t('most', { n: numberText(shown), all: numberText(total) })
        : t(`missing.${kind}`, { count: missing, n: numberText(missing) }),
  ]
    .filter(text => text !== '')
    .join(' ');
}

function useMapWords(): (kind: MapSource['kind'], name: string) => MapWords {
  const { t } = useTranslation('map');
  const { t: listing } = useTranslation('listing');
  return useStable((kind, name) => ({
    name,
    zoomIn: t('frame.zoomIn'),
    zoomOut: t('frame.zoomOut'),
    whole: t('frame.whole'),
    close: t('frame.close'),
    previous: t(`frame.previous.${kind}`),
    next: t(`frame.next.${kind}`),
    step: t('frame.step'),
    inView: t('frame.inView'),
    several: t(`frame.several.${kind}`),
    from: t('frame.from'),
    onDemand: t('frame.onDemand'),
    underOption: listing('ribbon.under-option'),
    sold: listing('ribbon.sold'),
    loading: t('frame.loading'),
    failed: t('frame.failed'),
    again: t('again'),
    sea: t('frame.sea'),
    offered: t(`frame.offered.${kind}`),
    pick: t('frame.pick'),
    unpick: t('frame.unpick'),
    draw: t('frame.draw'),
    drawing: t('frame.drawing'),
    erase: t('frame.erase'),
    crossing: t('frame.crossing'),
    finish: t('frame.finish'),
    failedZone: t('frame.failedZone'),
    wheel: t('frame.wheel'),
    fingers: t('frame.fingers'),
  }));
}

/** The site's own street tiles, with the attribution of their source. */
function useStreets(): MapFill['mapType'] | undefined {
  const { mapStreets } = useApp().site;
  const { t } = useTranslation('map');
  const [made] = useState<MapFill['mapType'] | undefined>(
    () => mapStreets && { kind: 'streets', area: mapStreets.area, attribution: mapStreets.attribution ?? t('osm') },
  );
  return made;
}

type CardMaker = (id: string, view: MapCardView, hidden: boolean, language: Language) => MapCard;

function useMapCard(): CardMaker {
  const { t } = useTranslation('map');
  const { t: common } = useTranslation('common');
  const { t: listing } = useTranslation('listing');
  const { t: project } = useTranslation('project');
  const priceText = usePriceText();
  return useStable((id, view, hidden) => {
    const { card } = view;
    const own =
      view.kind === 'listing'
        ? {
            price: priceText(view.card.price),
            facts: [
              view.card.bedrooms === undefined ? '' : listing('bedrooms', { count: view.card.bedrooms }),
              view.card.own.surface ? `${numberText(view.card.own.surface.value)}\u00a0m²` : '',
            ],
            ribbon: ribbonOf(listing, view.card),
          }
        : {
            price: view.card.from ? priceText(view.card.from) : '',
            facts: [view.card.available > 0 ? project('available', { count: view.card.available }) : ''],
            ribbon: view.card.units > 0 && view.card.available === 0 ? project('soldOut') : '',
          };
    return {
      kind: 'card',
      version: 1,
      id,
      title: card.title.text.slice(0, 300),
      titleLanguage: card.title.lang ?? null,
      titleNote: card.title.lang ? common(`writtenIn.${card.title.lang}`) : '',
      price: own.price,
      place: 'postcode' in card ? townLine(card.postcode, card.place) : card.place,
      // No line break between a number and its unit.
      facts: own.facts
        .filter(text => text !== '')
        .map(text => text.replace(' ', '\u00a0'))
        .join(' · '),
      ribbon: own.ribbon,
      note: hidden ? t('note', { place: card.place }) : '',
      href: card.href,
      picture: card.picture
        ? {
            address: pictureAddress(card.picture.id, { width: isPanorama(card.picture) ? 1360 : 400, format: 'webp' }),
            larger: pictureAddress(card.picture.id, { width: isPanorama(card.picture) ? 1360 : 600, format: 'webp' }),
            alt: card.picture.alt.text.slice(0, 300),
            label: card.picture.label ?? '',
          }
        : null,
    };
  });
}

function ribbonOf(t: TFunction<'listing'>, { ribbon }: Extract<MapCardView, { kind: 'listing' }>['card']): string {
  if (!ribbon) return '';
  return 'text' in ribbon ? ribbon.text.text : t(`ribbon.${ribbon.code}`);
}

/** Returns the value of the first render: the map's texts never change while it is mounted. */
function useStable<T>(make: T): T {
  return useState(() => make)[0];
}

export type LiveMapProps = {
  readonly maps: Maps;
  readonly block: MapBlock;
  readonly language: Language;
  /** Place name of a page about one property. */
  readonly place: string | undefined;
};
