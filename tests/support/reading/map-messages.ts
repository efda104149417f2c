import {
  MAP_WORDS,
  type MapCard,
  type MapFill,
  type MapReport,
  type MapWords,
  type MissingCard,
  type PointedListing,
} from '../../../application/browse/map/map-view.ts';
import { circleAround } from '../../../domain/map/circle.ts';
import { packMapPoints } from '../../../domain/map/map-points.ts';
import { formatZone, type Zone } from '../../../domain/map/zone.ts';

/** Valid messages between a page and its map's frame. */
export const A_FILL: MapFill = {
  kind: 'fill',
  version: 1,
  properties: packMapPoints([
    { id: '6409556', latitude: 50.64097, longitude: 5.56601, exact: true, price: 315_000, marquee: 0, place: 'Liège' },
    { id: '6446502', latitude: 50.3525, longitude: 5.4563, exact: false, price: 189_000, marquee: 2, place: 'Durbuy' },
  ]),
  infoMessage: '1 bien sans adresse publiée.',
  mapType: { kind: 'outlines' },
  customMarker: null,
  marqueeIgnore: [0, 1],
  area: { south: 50, west: 4, north: 51, east: 6 },
  zone: '62063_83012',
  near: formatZone(circleAround({ latitude: 50.64, longitude: 5.57 }, 10) as Zone),
  places: [['Liège', 50.6412, 5.5718]],
  nearby: [['École Le Verger', 50.6462, 5.5667]],
  language: 'fr',
  cards: true,
  atOnce: true,
  words: Object.fromEntries(MAP_WORDS.map(name => [name, `${name} {n}`])) as MapWords,
};

export const A_CARD: MapCard = {
  kind: 'card',
  version: 1,
  id: '6409556',
  title: 'Loft dans un ancien atelier d’armes',
  titleLanguage: null,
  titleNote: '',
  price: '€ 315.000',
  place: '4000 Liège',
  facts: '2 chambres',
  ribbon: '',
  note: '',
  href: '/fr/a-vendre/liege/loft/6409556/',
  picture: {
    address: '/pictures/6409556-1?width=400&format=webp',
    larger: '/pictures/6409556-1?width=600&format=webp',
    alt: 'Photo modifiée – Un loft',
    label: 'Photo modifiée',
  },
};

export const A_MISSING_CARD: MissingCard = { kind: 'missing', version: 1, id: '6409556' };

export const A_POINTED: PointedListing = { kind: 'point', version: 1, id: '6409556' };

export const REPORTS: readonly MapReport[] = [
  { kind: 'ready', version: 1, shown: 2 },
  { kind: 'opened', version: 1, id: '6409556' },
  { kind: 'moved', version: 1, area: { south: 50, west: 4, north: 51, east: 6 } },
  { kind: 'pointed', version: 1, id: '6409556' },
  { kind: 'pointed', version: 1, id: null },
  { kind: 'zone', version: 1, zone: '92094' },
  { kind: 'zone', version: 1, zone: '' },
  { kind: 'unable', version: 1 },
];
