import type { Area } from '../../domain/map/area.ts';
import type { MapPoints } from '../../domain/map/map-points.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ListingCard } from '../view/listing-card.ts';
import type { ProjectCard } from '../view/project-card.ts';

/** A place's name with its latitude and longitude. */
export type MapPlace = readonly [name: string, latitude: number, longitude: number];

/** All that the map of a page shows, whatever part of the list the page itself shows. */
export type MapSource = {
  readonly kind: MapSubject;
  readonly points: MapPoints;
  /** All that the list finds, those without a place too. */
  readonly total: number;
  /** Places to name, the most wanted first. */
  readonly places: readonly MapPlace[];
};

export type MapSubject = 'listing' | 'project';

/** What is told of a property or project that is chosen on the map. */
export type MapCardView =
  | { readonly kind: 'listing'; readonly card: ListingCard }
  | { readonly kind: 'project'; readonly card: ProjectCard };

/** What the map's frame says in words. */
export type MapWords = {
  /** What the map is called; `{places}` is how many properties it shows. */
  readonly name: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** `{n}` of `{all}`. */
  readonly step: string;
  /** `{n}` of `{all}`. */
  readonly inView: string;
  /** `{n}` properties, `{price}` the lowest of their prices. */
  readonly several: string;
  readonly from: string;
  readonly onDemand: string;
  readonly underOption: string;
  readonly sold: string;
  readonly loading: string;
  /** A card’s words could not be had. */
  readonly failed: string;
  readonly again: string;
  /** What the North Sea is called. */
  readonly sea: string;
  /** `{n}` properties in a municipality. */
  readonly offered: string;
  /** What a press on a municipality does, where it is not in the zone and where it is. */
  readonly pick: string;
  readonly unpick: string;
  readonly draw: string;
  /** What a hand does while it draws. */
  readonly drawing: string;
  readonly erase: string;
  /** What was drawn is no zone. */
  readonly crossing: string;
  /** The drawing tool could not be had. */
  readonly failedZone: string;
  /** How a wheel or fingers move a map that lets the page scroll. */
  readonly wheel: string;
  readonly fingers: string;
};

export const MAP_WORDS = [
  'name',
  'zoomIn',
  'zoomOut',
  'whole',
  'close',
  'previous',
  'next',
  'step',
  'inView',
  'several',
  'from',
  'onDemand',
  'underOption',
  'sold',
  'loading',
  'failed',
  'again',
  'sea',
  'offered',
  'pick',
  'unpick',
  'draw',
  'drawing',
  'erase',
  'crossing',
  'failedZone',
  'wheel',
  'fingers',
] as const satisfies readonly (keyof MapWords)[];

/** The one message by which the frame is filled; a new list fills it anew. */
export type MapFill = {
  readonly kind: 'fill';
  readonly version: 1;
  readonly properties: MapPoints;
  readonly infoMessage: string;
  /** What lies under the markers: outlines alone, or a tile server's pictures or the site's own file of streets too. */
  readonly mapType:
    | { readonly kind: 'outlines' }
    | { readonly kind: 'tiles'; readonly address: string; readonly attribution: string }
    | { readonly kind: 'streets'; readonly area: Area; readonly attribution: string };
  /** A picture of the site's own in the place of the price; none: prices. */
  readonly customMarker: string | null;
  /** Marquees that leave no trace on a marker. */
  readonly marqueeIgnore: readonly number[];
  /** What is shown first; none: all properties. */
  readonly area: Area | null;
  /** The zone to which the list is narrowed, as its address names it, '' without one; null where it knows no zones. */
  readonly zone: string | null;
  /** What lies within the distance that the list asks for, as an address names a zone; '' where it asks none. */
  readonly near: string;
  readonly places: readonly MapPlace[];
  readonly language: Language;
  /** Whether a marker opens a card. */
  readonly cards: boolean;
  /** Whether a wheel or finger moves the map at once, or only once the visitor took hold of it. */
  readonly atOnce: boolean;
  readonly words: MapWords;
};

/** What the card of a property says; it follows a report that it was opened. */
export type MapCard = {
  readonly kind: 'card';
  readonly version: 1;
  readonly id: string;
  readonly title: string;
  /** Set where the title stands in another language than the page. */
  readonly titleLanguage: Language | null;
  readonly price: string;
  readonly place: string;
  readonly facts: string;
  /** Sold, under option, new. */
  readonly ribbon: string;
  /** Where the marker does not stand at the house. */
  readonly note: string;
  /** A path of the site, or an https address. */
  readonly href: string;
  /** 400 pixels wide, and `larger` 600 for finer screens. */
  readonly picture: { readonly address: string; readonly larger: string; readonly alt: string } | null;
};

/** Follows the same report where nothing can be said of the property: it is gone, or out of reach. */
export type MissingCard = { readonly kind: 'missing'; readonly version: 1; readonly id: string };

/** Which property the list's visitor points at; null: none. */
export type PointedListing = { readonly kind: 'point'; readonly version: 1; readonly id: string | null };

/** What the frame answers. */
export type MapReport =
  | { readonly kind: 'ready'; readonly version: 1; readonly shown: number }
  | { readonly kind: 'opened'; readonly version: 1; readonly id: string }
  | { readonly kind: 'moved'; readonly version: 1; readonly area: Area }
  /** The zone that the visitor chose, as an address names it; '': none any more. */
  | { readonly kind: 'zone'; readonly version: 1; readonly zone: string }
  /** The property whose mark is pointed at; null: none any more. */
  | { readonly kind: 'pointed'; readonly version: 1; readonly id: string | null }
  /** This browser cannot draw the map, or its ground could not be had: the still picture stands. */
  | { readonly kind: 'unable'; readonly version: 1 };
