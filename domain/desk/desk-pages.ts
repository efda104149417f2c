import { isLanguage, type Language } from '../text/language.ts';
import type { DeskRight } from './access.ts';

/** Icon that the menu shows beside a page's name. */
export type DeskIcon = 'mail' | 'calendar' | 'document' | 'share' | 'bell' | 'user' | 'key' | 'filter';

/**
 * A page of the desk: its path below `/{language}/desk/`, and the right it requires; `undefined` if it needs no login. Pages with an icon
 * are in the menu, in the order of the table.
 */
type DeskPage = { readonly path: string; readonly right: DeskRight | undefined; readonly icon?: DeskIcon };

/** Pages of the desk. Their addresses are not translated. */
export const DESK_PAGES = {
  login: { path: 'login', right: undefined },
  forgot: { path: 'forgot-password', right: undefined },
  'set-password': { path: 'choose-password/{token}', right: undefined },
  requests: { path: '', right: 'requests', icon: 'mail' },
  'requests-file': { path: 'requests.csv', right: 'export' },
  request: { path: 'requests/{id}', right: 'requests' },
  offers: { path: 'offers', right: 'requests', icon: 'document' },
  calendar: { path: 'calendar', right: 'calendar', icon: 'calendar' },
  visit: { path: 'calendar/visits/{id}', right: 'calendar' },
  hours: { path: 'calendar/hours', right: 'calendar', icon: 'document' },
  adverts: { path: 'adverts', right: 'adverts', icon: 'document' },
  advert: { path: 'adverts/{id}', right: 'adverts' },
  mails: { path: 'mails', right: 'mails', icon: 'share' },
  operation: { path: 'operation', right: 'operation', icon: 'bell' },
  people: { path: 'people', right: 'people', icon: 'user' },
  privacy: { path: 'privacy', right: 'privacy', icon: 'key' },
  log: { path: 'log', right: 'log', icon: 'filter' },
  security: { path: 'security', right: 'security', icon: 'key' },
} as const satisfies Record<string, DeskPage>;
export type DeskPageName = keyof typeof DESK_PAGES;

/** The icon of a page in the menu; `undefined` for pages that the menu leaves out. `iconOf('calendar')` → `'calendar'` */
export function iconOf(page: DeskPageName): DeskIcon | undefined {
  const row: DeskPage = DESK_PAGES[page];
  return row.icon;
}

/** Names of the pages in the menu, in the menu's order. */
export const MENU_PAGES = (Object.keys(DESK_PAGES) as DeskPageName[]).filter(page => iconOf(page) !== undefined);

/** The right that a page requires; `undefined` if it needs no login. `rightOf('people')` → `'people'`, `rightOf('login')` → `undefined` */
export function rightOf(page: DeskPageName): DeskRight | undefined {
  return DESK_PAGES[page].right;
}

/** A matched desk address; `language` is absent if it names none. */
export type DeskMatch = {
  readonly page: DeskPageName;
  readonly language: Language | undefined;
  readonly params: Readonly<Record<string, string>>;
};

const PARAMETER = /^\{(\w+)\}$/;
/** Allowed parameter values: ids and secrets, without path separators or a leading dot. */
const VALUE = /^[\w-][\w.-]{0,99}$/;

/** Whether a path is below the desk, whether or not the page exists. `isDeskPath('/fr/desk/calendar/')` → `true` */
export function isDeskPath(path: string): boolean {
  return /^\/(?:[a-z]{2}\/)?desk(?:\/|$)/.test(path);
}

/**
 * Matches a desk path, with or without a trailing slash; `undefined` if there is no such page.
 * `matchDesk('/nl/desk/requests/K7P2-9QXD/')` → `{ page: 'request', language: 'nl', params: { id: 'K7P2-9QXD' } }`
 */
export function matchDesk(path: string): DeskMatch | undefined {
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  const language = isLanguage(parts[0]) ? parts[0] : undefined;
  const below = language === undefined ? parts : parts.slice(1);
  if (below[0] !== 'desk') return undefined;
  const rest = below.slice(1);
  for (const [page, { path: pattern }] of Object.entries(DESK_PAGES)) {
    const params = paramsOf(pattern === '' ? [] : pattern.split('/'), rest);
    if (params) return { page: page as DeskPageName, language, params };
  }
  return undefined;
}

/** The address of a page of the desk. `deskPath('request', 'fr', { id: 'K7P2-9QXD' })` → `'/fr/desk/requests/K7P2-9QXD/'` */
export function deskPath(
  page: DeskPageName,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  const { path } = DESK_PAGES[page];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  // A path with a dot names a file and gets no trailing slash.
  return `/${language}/desk/${filled}${path === '' || path.includes('.') ? '' : '/'}`;
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const value = parts[at] ?? '';
    const name = PARAMETER.exec(part)?.[1];
    if (name === undefined) {
      if (part !== value) return undefined;
    } else if (VALUE.test(value)) params[name] = value;
    else return undefined;
  }
  return params;
}
