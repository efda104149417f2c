import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reason } from '../../../application/finding/reason.ts';
import {
  type FeedRequest,
  BrokenFeed,
  type Feed,
  type FeedItem,
  type FeedSource,
} from '../../../application/ports/catalogue/feed.ts';
import { checkedFeed, withUnnamed } from '../../feed/feed-item.ts';
import { openFeed } from '../../feed/open-feed.ts';
import type { Language } from '../../../domain/text/language.ts';
import { makeAskSystem } from '../../crm/ask-system.ts';
import { type CrmLists, NO_LISTS, parseCrmLists } from '../../crm/crm-lists.ts';
import type { OmnicasaAccess } from '../../crm/omnicasa/omnicasa-api.ts';
import { makeOmnicasaSource } from '../../crm/omnicasa/omnicasa-source.ts';
import type { SkarabeeAccess } from '../../crm/skarabee/skarabee-api.ts';
import { makeSkarabeeSource } from '../../crm/skarabee/skarabee-source.ts';
import type { WhiseAccess } from '../../crm/whise/whise-api.ts';
import { makeWhiseSource } from '../../crm/whise/whise-source.ts';
import type { CatalogueSource, CrmSource } from '../catalogue-source.ts';
import { type StorePicture, makeOpenImmoSource } from '../../crm/openimmo/openimmo-source.ts';
import { systemClock } from '../../system/clock.ts';

/** Maximum size of a feed's file, in bytes, as the file is read into memory. */
const MOST_BYTES = 2_000_000_000;
/** Maximum error of a file's modification time: some file systems store the time in steps of two seconds. */
const STEP_MS = 2_000;

/** The site into which listings are imported, and the environment that a module of the agency may read. */
export type SourceSite = {
  readonly contentDirectory: string;
  readonly dataDirectory: string;
  readonly languages: readonly Language[];
  /** The language of texts that specify none. */
  readonly defaultLanguage: Language;
  readonly environment: Environment;
  /** Stores pictures that come inside packages. */
  readonly storePicture: StorePicture;
};

/** The source that a command's FILE names, relative to the working directory. */
export function fileSource(path: string): CatalogueSource {
  return { kind: 'file', path: resolve(path) };
}

/** `feed.json` of a content directory as a source; `undefined` where the directory has no such file. */
export function contentFeed(contentDirectory: string): CatalogueSource | undefined {
  const path = join(contentDirectory, 'feed.json');
  return existsSync(path) ? fileSource(path) : undefined;
}

/**
 * Opens the feed, module, folder or CRM that `CATALOGUE_SOURCE` names. Throws an error with a line for the operator if a module cannot be
 * loaded or the agency's `crm.json` is invalid.
 */
export async function openSource(source: CatalogueSource, site: SourceSite): Promise<FeedSource> {
  if ('access' in source) return openCrm(source, await readLists(site.contentDirectory), site.languages);
  const { kind, path } = source;
  const { environment } = site;
  const shown = relative(process.cwd(), path) || path;
  if (kind === 'openimmo')
    return makeOpenImmoSource({
      folder: path,
      ownFolder: join(site.dataDirectory, 'openimmo'),
      lists: await readLists(site.contentDirectory),
      language: site.defaultLanguage,
      storePicture: site.storePicture,
      now: systemClock.now,
    });
  if (kind === 'file') return { name: `file:${shown}`, open: ({ since }) => feedOfFile(path, since) };
  const open = await openFeedOf(path, shown);
  return { name: shown, open: asked => feedOfModule(open, environment, asked) };
}

function openCrm(source: CrmSource, lists: CrmLists, languages: readonly Language[]): FeedSource {
  const ask = makeAskSystem();
  switch (source.kind) {
    case 'omnicasa':
      return makeOmnicasaSource({ access: omnicasaAccess(source), ask, lists, languages });
    case 'whise':
      return makeWhiseSource({ access: whiseAccess(source), ask, lists, languages, now: Date.now });
    case 'skarabee':
      return makeSkarabeeSource({ access: skarabeeAccess(source), ask, lists, languages, clock: systemClock });
  }
}

/** Address and credentials of Omnicasa's service. */
export function omnicasaAccess({ address, access }: CrmSource): OmnicasaAccess {
  const { OMNICASA_NAME: name = '', OMNICASA_PASSWORD: password = '' } = access;
  return { address, name, password };
}

/** Address and credentials of Whise's service. */
export function whiseAccess({ address, access }: CrmSource): WhiseAccess {
  const { WHISE_USERNAME: username = '', WHISE_PASSWORD: password = '' } = access;
  const { WHISE_CLIENT_ID: clientId = '', WHISE_OFFICE_ID: officeId = '' } = access;
  return { address, username, password, clientId, officeId };
}

/** Address and credentials of Skarabee's service. */
export function skarabeeAccess({ address, access }: CrmSource): SkarabeeAccess {
  const { SKARABEE_USER: user = '', SKARABEE_PASSWORD: password = '' } = access;
  return { address, user, password };
}

/** Reads `crm.json`, which describes how the agency uses the lists of its CRM; optional. */
async function readLists(contentDirectory: string): Promise<CrmLists> {
  const text = await readFile(join(contentDirectory, 'crm.json'), 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined;
    throw new Error(`crm.json cannot be read: ${code}`);
  });
  return text === undefined ? NO_LISTS : parseCrmLists(text);
}

/**
 * Reads a feed's file; if the file is unchanged since the last import, yields an empty list of changes instead. Throws `BrokenFeed` if the
 * file cannot be read.
 */
async function* feedOfFile(path: string, since: number | undefined): AsyncGenerator<FeedItem> {
  const { mtimeMs, ctimeMs, size } = await stat(path).catch(cannotRead);
  if (size > MOST_BYTES) throw new BrokenFeed(reason('feed-file-too-large', { gb: MOST_BYTES / 1e9 }));
  if (since !== undefined && Math.max(mtimeMs, ctimeMs) < since - STEP_MS) yield { kind: 'scope', scope: 'changes' };
  else yield* openFeed(await readFile(path).catch(cannotRead));
}

function cannotRead({ code, message }: NodeJS.ErrnoException): never {
  throw new BrokenFeed(
    code === 'ENOENT' ? reason('feed-file-missing') : reason('feed-file-unreadable', { error: code ?? message }),
  );
}

type Environment = Readonly<Record<string, string | undefined>>;
/** Function that an agency's own module exports to open the feed of its CRM. */
type OpenFeed = (environment: Environment, asked: FeedRequest) => Feed | Promise<Feed>;

async function openFeedOf(path: string, shown: string): Promise<OpenFeed> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href).catch((error: unknown) => {
    throw new Error(`CATALOGUE_SOURCE: ${shown} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  })) as { readonly openFeed?: unknown };
  if (typeof module.openFeed !== 'function') throw new Error(`CATALOGUE_SOURCE: ${shown} exports no function openFeed`);
  return module.openFeed as OpenFeed;
}

async function* feedOfModule(open: OpenFeed, environment: Environment, asked: FeedRequest): AsyncGenerator<FeedItem> {
  const feed: unknown = await open(environment, asked);
  if (typeof feed !== 'object' || feed === null || !(Symbol.asyncIterator in feed || Symbol.iterator in feed))
    throw new BrokenFeed(reason('feed-no-sequence'));
  yield* withUnnamed(checkedFeed(feed as Feed));
}
