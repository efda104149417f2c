import type { ComponentType } from 'react';
import type { DeskBody } from '../../application/desk/desk-view.ts';
import { Page as advert } from './pages/advert.page.tsx';
import { Page as adverts } from './pages/adverts.page.tsx';
import { Page as calendar } from './pages/calendar.page.tsx';
import { Page as forgot } from './pages/forgot.page.tsx';
import { Page as hours } from './pages/hours.page.tsx';
import { Page as login } from './pages/login.page.tsx';
import { Page as mails } from './pages/mails.page.tsx';
import { Page as notThere } from './pages/not-there.page.tsx';
import { Page as operation } from './pages/operation.page.tsx';
import { Page as log } from './pages/log.page.tsx';
import { Page as people } from './pages/people.page.tsx';
import { Page as privacy } from './pages/privacy.page.tsx';
import { Page as offers } from './pages/offers.page.tsx';
import { Page as request } from './pages/request.page.tsx';
import { Page as requests } from './pages/requests.page.tsx';
import { Page as security } from './pages/security.page.tsx';
import { Page as setPassword } from './pages/set-password.page.tsx';
import { Page as unsent } from './pages/unsent.page.tsx';
import { Page as visit } from './pages/viewing.page.tsx';

/** Component of a page, its translation file, and whether it polls for changes. */
type PageKind<Body extends DeskBody = DeskBody> = {
  readonly Page: ComponentType<{ readonly body: Body }>;
  readonly words: string;
  /** Another translation file with notices, for actions that the page shares with another page. */
  readonly moreNotices?: string;
  readonly follows?: (body: Body) => boolean;
};

const always = () => true;

const KINDS: { readonly [Kind in DeskBody['kind']]: PageKind<Extract<DeskBody, { readonly kind: Kind }>> } = {
  login: { Page: login, words: 'desk' },
  forgot: { Page: forgot, words: 'desk' },
  'set-password': { Page: setPassword, words: 'desk' },
  security: { Page: security, words: 'desk' },
  adverts: { Page: adverts, words: 'desk-adverts', follows: ({ progress }) => progress !== undefined },
  advert: { Page: advert, words: 'desk-adverts' },
  mails: { Page: mails, words: 'desk-mails', follows: always },
  operation: { Page: operation, words: 'desk-operation', follows: always },
  'not-there': { Page: notThere, words: 'desk' },
  unsent: { Page: unsent, words: 'desk' },
  calendar: { Page: calendar, words: 'desk-calendar', follows: always },
  visit: { Page: visit, words: 'desk-calendar' },
  requests: { Page: requests, words: 'desk-requests', follows: always },
  offers: {
    Page: offers,
    words: 'desk-offers',
    moreNotices: 'desk-requests',
    follows: ({ chosen }) => chosen === undefined,
  },
  request: { Page: request, words: 'desk-requests', moreNotices: 'desk-calendar' },
  people: { Page: people, words: 'desk-people' },
  privacy: { Page: privacy, words: 'desk-privacy' },
  log: { Page: log, words: 'desk-log' },
  hours: { Page: hours, words: 'desk-hours' },
};

/** The kind of a page; its translation file has `title.{kind}` and a `notice.{code}` for each of its notices. */
export function pageKind(kind: DeskBody['kind']): PageKind {
  return KINDS[kind] as PageKind;
}
