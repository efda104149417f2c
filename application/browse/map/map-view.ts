import type { Area } from '../../../domain/map/area.ts';
import type { MapPoints } from '../../../domain/map/map-points.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ListingCard } from '../../view/listing-card-view.ts';
import type { ProjectCard } from '../../view/project-card-view.ts';

/** A label of the map: the name of a place, and its coordinates in degrees. */
export type MapPlace = readonly [name: string, latitude: number, longitude: number];

/** Data of a page's map: all results, independent of the list's current page. */
export type MapSource = {
  readonly kind: MapSubject;
  readonly points: MapPoints;
  /** Number of results, including those without coordinates. */
  readonly total: number;
  /** Places to label, most important first. */
  readonly places: readonly MapPlace[];
};

export type MapSubject = 'listing' | 'project';

/** Card of a property or project selected on the map. */
export type MapCardView =
  | { readonly kind: 'listing'; readonly card: ListingCard }
  | { readonly kind: 'project'; readonly card: ProjectCard };

/** Texts of the map frame. */
export type MapWords = {
  /** Accessible name; `{places}` is the number of properties shown. */
  readonly name: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** Position in a card for several properties at one place: `{n}` of `{all}`. */
  readonly step: string;
  /** Number of properties in the visible part of the map: `{n}` of `{all}`. */
  readonly inView: string;
  /** Accessible name of a cluster: `{n}` properties, `{price}` the lowest of their prices. */
  readonly several: string;
  readonly from: string;
  readonly onDemand: string;
  readonly underOption: string;
  readonly sold: string;
  readonly loading: string;
  /** Text in a card whose content could not be loaded. */
  readonly failed: string;
  readonly again: string;
  /** Name of the North Sea. */
  readonly sea: string;
  /** Line of a municipality's tooltip: `{n}` properties. */
  readonly offered: string;
  /** Tooltip of a municipality, which states what a click does: `pick` outside the zone, `unpick` inside. */
  readonly pick: string;
  readonly unpick: string;
  readonly draw: string;
  /** Hint while the visitor draws a zone: how to draw. */
  readonly drawing: string;
  readonly erase: string;
  /** Message if the drawn line crosses itself, which is not a valid zone. */
  readonly crossing: string;
  /** Label of the button that joins the last clicked corner of a zone to the first. */
  readonly finish: string;
  /** Message if the drawing tool failed to load. */
  readonly failedZone: string;
  /** Hints shown when the page scrolls instead of the map: how to move the map by wheel, and by touch. */
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
  'finish',
  'failedZone',
  'wheel',
  'fingers',
] as const satisfies readonly (keyof MapWords)[];

/** Message that fills the map frame; sent again for each new list. */
export type MapFill = {
  readonly kind: 'fill';
  readonly version: 1;
  readonly properties: MapPoints;
  readonly infoMessage: string;
  /** Base map: outlines only, a tile server's images, or the site's own street data. */
  readonly mapType:
    | { readonly kind: 'outlines' }
    | { readonly kind: 'tiles'; readonly address: string; readonly attribution: string }
    | { readonly kind: 'streets'; readonly area: Area; readonly attribution: string };
  /** Picture shown in markers instead of the price; null: prices. */
  readonly customMarker: string | null;
  /** Marquees (listing states) not shown on markers. */
  readonly marqueeIgnore: readonly number[];
  /** Initial bounds; null: all properties. */
  readonly area: Area | null;
  /** Zone that the visitor drew, as in the query string; '' if none is drawn; null if the list has no zone filter. */
  readonly zone: string | null;
  /** Circle of the distance filter, as a polygon in the same notation as `zone`; '' without this filter. */
  readonly near: string;
  readonly places: readonly MapPlace[];
  /** Places around the page's only property in order of their numbers, from 1; none if its address is not published. */
  readonly nearby: readonly MapPlace[];
  readonly language: Language;
  /** Whether a click on a marker opens a card. */
  readonly cards: boolean;
  /** Whether wheel and touch move the map immediately, or only after the visitor clicked it. */
  readonly atOnce: boolean;
  readonly words: MapWords;
};

/** Content of a property's card; sent in reply to `opened`. */
export type MapCard = {
  readonly kind: 'card';
  readonly version: 1;
  readonly id: string;
  readonly title: string;
  /** Language of the title if it differs from the page's; otherwise `null`. */
  readonly titleLanguage: Language | null;
  /** The title's language in words: 'in Dutch'; '' if the title is in the page's language. */
  readonly titleNote: string;
  readonly price: string;
  readonly place: string;
  readonly facts: string;
  /** State: sold, under option or new. */
  readonly ribbon: string;
  /** Note that the marker is not at the exact address; '' if it is. */
  readonly note: string;
  /** A path of the site, or an https address. */
  readonly href: string;
  /**
   * The picture is 400 pixels wide, and `larger` 600 pixels for high-density screens; a panorama is 1360 pixels wide in both. `label`: note
   * that the picture was altered; '' if it was not.
   */
  readonly picture: {
    readonly address: string;
    readonly larger: string;
    readonly alt: string;
    readonly label: string;
  } | null;
};

/** Sent in reply to `opened` when the property is withdrawn or could not be loaded. */
export type MissingCard = { readonly kind: 'missing'; readonly version: 1; readonly id: string };

/** The property hovered or focused in the list; null: none. */
export type PointedListing = { readonly kind: 'point'; readonly version: 1; readonly id: string | null };

/** Messages from the map frame to the page. */
export type MapReport =
  | { readonly kind: 'ready'; readonly version: 1; readonly shown: number }
  | { readonly kind: 'opened'; readonly version: 1; readonly id: string }
  | { readonly kind: 'moved'; readonly version: 1; readonly area: Area }
  /** The zone chosen by the visitor, as in the query string; '' if the visitor removed it. */
  | { readonly kind: 'zone'; readonly version: 1; readonly zone: string }
  /** The property whose marker is hovered or focused; null: none. */
  | { readonly kind: 'pointed'; readonly version: 1; readonly id: string | null }
  /** The browser cannot render the map, or the base map failed to load; the page keeps the still picture. */
  | { readonly kind: 'unable'; readonly version: 1 };
