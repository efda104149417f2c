import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { Outage } from '../../../application/ports/outage.ts';
import type { SecurityLog } from '../../../application/ports/audit/security-log.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { VIEWING_FILE } from '../../../application/request/booked-viewing.ts';
import { OPEN_HOUSE_FILE } from '../../../application/view/open-house-view.ts';
import { FORMS_WITH_FILES } from '../../../domain/request/files-of.ts';
import { makeAccountForms } from '../../form-posts/account-forms.ts';
import { makeFormPosts } from '../../form-posts/form-posts.ts';
import { makeCalendarFile } from '../../http-api/calendar-file.ts';
import { makeContactCard } from '../../http-api/contact-card.ts';
import { makeMapApi } from '../../http-api/map-api.ts';
import { makeOpenApi } from '../../http-api/openapi.ts';
import { makeOwnerApi } from '../../http-api/owner-api.ts';
import { makePrivateCalendar } from '../../http-api/private-calendar.ts';
import { makeRequestApi } from '../../http-api/request-api.ts';
import { placeNamesIn } from '../../../application/browse/place-names.ts';
import { makeSiteApi } from '../../http-api/site-api.ts';
import { openHouseFile } from '../../mail/open-house-calendar.ts';
import { privateCalendarFile, viewingFile } from '../../mail/viewing-calendar.ts';
import type { ServerParts } from '../../node-server/serve.ts';
import type { Assets } from '../../ssr/document.ts';
import type { DeskAssets } from '../../ssr/desk-document.ts';
import { type DeskPagesParts, makeDeskPages } from '../../ssr/desk-pages.ts';
import { makeDrawDocument } from '../../ssr/draw-document.ts';
import { makeFailedPages } from '../../ssr/failed-pages.ts';
import { makeRobots } from '../../ssr/robots.ts';
import { makeSecurityContact } from '../../ssr/security-contact.ts';
import { makeSitePages, type SitePagesParts } from '../../ssr/site-pages.ts';
import { makeSitemaps } from '../../ssr/sitemaps.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { HttpResponse, HttpRequest, FileResponse } from '../../wire/exchange.ts';
import { fromThisSite } from '../../wire/same-site.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { makeCacheKey } from './cache-key.ts';
import type { Drawing } from './drawing.ts';
import { memoizeByContent } from './memoize-by-content.ts';
import { makeRouteName } from './route-name.ts';

/** Responds to some requests; returns `undefined` for all other requests. */
export type RequestHandler = (request: HttpRequest) => Promise<HttpResponse | FileResponse | undefined>;

export type SiteHttpParts = {
  readonly application: Application;
  readonly drawing: Omit<Drawing, 'render'> & { readonly render: SitePagesParts['render'] };
  readonly assets: Assets;
  /** Assets and renderer of the desk's pages. */
  readonly desk: { readonly assets: DeskAssets; readonly render: DeskPagesParts['render'] };
  readonly contentStyles: () => readonly string[];
  readonly publicUrl: URL;
  readonly clock: Clock;
  /** Where to report a vulnerability; if `undefined`, the agency's mail address. */
  readonly securityContact: string | undefined;
  readonly log: (event: LogEvent) => void;
  readonly security: SecurityLog;
  /** Handlers of pictures, videos and other files that are created per request; tried before all other handlers. */
  readonly files: readonly RequestHandler[];
};

/** Assembles the HTTP handlers of an application, for the server that owns the sockets. */
export function makeSiteHttp({
  application,
  drawing,
  assets,
  desk,
  contentStyles,
  publicUrl,
  clock,
  securityContact,
  log,
  security,
  files,
}: SiteHttpParts): Pick<ServerParts, 'respond' | 'failed' | 'cacheKey' | 'fileLimit' | 'routeOf'> {
  const { site } = application;
  const settings = () => site.current().content.settings;
  const { errorTitle } = drawing;
  const failed = (message: string) => (error: unknown) => {
    if (error instanceof Outage) security.note('control-failed', 'store-away');
    log({ level: 'error', message, error });
  };
  const reportUnsaved = failed('a form could not be saved');
  const reportOwnerForm = failed('a form of the owner portal failed');

  const drawn = { siteView: application.siteView, render: drawing.render, assets, publicUrl, contentStyles };
  const pages = makeSitePages({
    ...drawn,
    openPage: application.openPage,
    posts: makeFormPosts({
      requests: { ...application, errorTitle, report: reportUnsaved },
      links: application,
      owners: { ...application, errorTitle, report: reportOwnerForm },
      publicUrl,
    }),
  });
  const robots = makeRobots(publicUrl);
  const contact = makeSecurityContact({
    publicUrl,
    contact: () => securityContact ?? `mailto:${site.current().content.agency.email}`,
    languages: () => settings().languages,
    clock,
  });
  const openApi = makeOpenApi(publicUrl);
  const mailSite = () => ({ agency: site.current().content.agency, publicUrl: publicUrl.href });
  const handlers: readonly RequestHandler[] = [
    ...files,
    makeRequestApi({ ...application, publicUrl, languages: () => settings().languages, report: reportUnsaved }),
    makeMapApi(application),
    makeOwnerApi({ ...application, publicUrl }),
    makePrivateCalendar({
      show: application.showPrivateCalendar,
      write: calendar => privateCalendarFile(calendar, mailSite()),
    }),
    makeDeskPages({
      ...application.deskAccounts,
      ...desk,
      desk: application.desk,
      contentStyles,
      publicUrl,
      report: failed('a form of the desk failed'),
      takeAccount: makeAccountForms({ ...application.deskAccounts, report: reportOwnerForm }, publicUrl, 'desk'),
    }),
    makeCalendarFile({
      path: VIEWING_FILE,
      name: 'visit.ics',
      show: application.showViewing,
      write: (viewing, language) => viewingFile(viewing, language, mailSite()),
    }),
    makeCalendarFile({
      path: OPEN_HOUSE_FILE,
      name: 'open-house.ics',
      show: application.showOpenHouse,
      write: (openHouse, language) => openHouseFile(openHouse, language, mailSite()),
    }),
    makeContactCard({ content: () => site.current().content, publicUrl }),
    async request => openApi(request),
    makeSiteApi({
      ...application,
      publicUrl,
      consentVersion: () => settings().consentVersion,
      placeNames: language => placeNamesIn(site.current().places, language),
    }),
    makeSitemaps({ ...application, publicUrl }),
    async request => robots(request) ?? contact(request),
  ];

  /** Logs security events for responses whose handlers only set a status. */
  function noteRefused<Response extends { readonly status: number }>(
    request: HttpRequest,
    response: Response,
  ): Response {
    const { status } = response;
    if (status === 405) security.note('request-refused', 'method');
    if (status === 400 && request.method === 'POST') security.note('request-refused', 'fields');
    if (status === 403) security.note('access-refused', fromThisSite(request, publicUrl) ? 'form-token' : 'cross-site');
    return response;
  }

  /** Paths that accept a file, because their form has a field for a file. */
  const withFile = memoizeByContent(
    site,
    ({ pages: all, settings: { languages } }) =>
      new Set([
        ...FORMS_WITH_FILES.map(form => `/api/request/${form}`),
        ...all
          .filter(({ form }) => FORMS_WITH_FILES.some(name => name === form))
          .flatMap(({ id }) => languages.map(language => site.current().routes.build(id, language))),
      ]),
  );
  /** Paths of one-click unsubscribing accept multipart data too, because mail programs send it, without a file (RFC 8058). */
  const takesParts = (path: string) => {
    const page = site.current().content.pages.find(({ link }) => link === 'end-subscription');
    return page !== undefined && site.current().routes.match(path)?.entry.page === page.id;
  };

  const cacheKey = memoizeByContent(site, ({ settings: { languages, defaultLanguage } }) =>
    makeCacheKey(languages, defaultLanguage),
  );

  return {
    async respond(request) {
      for (const handle of handlers) {
        const response = await handle(request);
        if (response) return noteRefused(request, response);
      }
      return noteRefused(request, await pages(request));
    },
    failed: makeFailedPages({ openFailed: application.openFailed, draw: makeDrawDocument(drawn) }),
    cacheKey: (target, header) => cacheKey()(target, header),
    routeOf: makeRouteName(site),
    fileLimit: path => (withFile().has(path) ? 2 * MAX_FILE_BYTES : takesParts(path) ? 0 : undefined),
  };
}
