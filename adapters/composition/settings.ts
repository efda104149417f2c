import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { MapTiles } from '../../application/browse/site-view.ts';
import type { ClamdAddress } from '../clamav/file-scanner.ts';
import { parseSender, type Sender } from '../mail/sender.ts';
import type { SmtpServer } from '../mail/smtp-mailer.ts';
import {
  type CatalogueSource,
  catalogueSource,
  CREDENTIAL_NAMES,
  CRM_NAMES,
  crmAddress,
  crmSource,
  type LeadTarget,
  leadTargetOf,
  withCredentials,
} from './catalogue-source.ts';
import { nearbyFile } from './sample-agency.ts';
import { householdOf } from '../node-server/client-address.ts';
import { issueTextWithoutValue } from '../wire/schema-words.ts';

/** The validated settings of the environment. */
export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  /** Whether PUBLIC_URL names an address that other machines can reach. */
  readonly isPublic: boolean;
  readonly dataDirectory: string;
  readonly contentDirectory: string;
  /** The system from which listings are imported regularly; absent: only the operator's command imports. */
  readonly catalogueSource: CatalogueSource | undefined;
  /** Milliseconds between two imports from `catalogueSource`. */
  readonly importEveryMs: number;
  /** The system that receives requests besides the agency's mail, if any. */
  readonly leads: LeadTarget | undefined;
  /** The secret of tokens and hashes; absent: generated once in the data directory. */
  readonly secret: string | undefined;
  /** The previous secret; tokens made with it are still valid. */
  readonly previousSecret: string | undefined;
  readonly trustedProxies: number;
  /** Address at which Prometheus reads the metrics; absent: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly databaseUrl: string | undefined;
  readonly smtp: SmtpServer | undefined;
  /** Sender of mails; absent: the agency's own address. */
  readonly mailFrom: Sender | undefined;
  /** The ClamAV daemon that scans files of visitors; absent: files stay in quarantine. */
  readonly clamd: ClamdAddress | undefined;
  /** The file that new passwords are checked against, if any. */
  readonly breachedPasswords: string | undefined;
  /** Hosts from which an import copies pictures, with the port unless it is 443. */
  readonly pictureHosts: readonly string[];
  /** Network addresses of the agency's own offices, whose page views are not counted; IPv6 addresses by their first 64 bits. */
  readonly agencyAddresses: readonly string[];
  /** Mail address for alarms; absent: alarms are only logged. */
  readonly alarmMail: string | undefined;
  /** The correct answer of every challenge, for automated tests. */
  readonly captchaAnswer: string | undefined;
  /** The server of map tiles, used once a visitor has consented. */
  readonly mapTiles: MapTiles | undefined;
  /** The site's own file of streets for maps, if any. */
  readonly mapTilesFile: string | undefined;
  /** The file of stations, schools and the like around properties, if any. */
  readonly placesNearby: string | undefined;
  /** Whether HSTS includes all subdomains. */
  readonly hstsSubdomains: boolean;
  /** Where to report a vulnerability of this site, as an `https:` or `mailto:` address; if absent, the agency's mail address. */
  readonly securityContact: string | undefined;
};

/** Milliseconds per unit of `IMPORT_EVERY`. */
const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
/** Maximum delay of a Node timer, in milliseconds: 2^31 − 1. */
const LONGEST_MS = 2_147_483_647;

/** A boolean variable: `0` or `1`. */
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform(text => text === '1');

/** A host name or address, with or without a port. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://agency.example', abort: true })
    .refine(isOrigin, 'must be an address alone, such as https://agency.example, without a path behind it')
    .optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  CONTENT_DIR: z.string().min(1).default('./fixtures/agency'),
  CATALOGUE_SOURCE: z
    .string()
    .transform(catalogueSource)
    .refine(
      source => source !== undefined,
      'must be file:PATH, openimmo:FOLDER, omnicasa:, whise: or skarabee: with or without an https address, or a module as ./module.ts',
    )
    .optional(),
  IMPORT_EVERY: z
    .string()
    .regex(/^\d+[smh]$/, 'must be a number of seconds, minutes or hours, as 30s, 15m or 1h')
    .transform(text => Number(text.slice(0, -1)) * (UNIT_MS[text.slice(-1)] ?? 0))
    .refine(ms => ms >= 1_000 && ms <= LONGEST_MS, 'must be from 1s to 596h')
    .default(900_000),
  LEADS: z
    .string()
    .transform(text =>
      text === 'none' || text === 'webhook' ? text : crmSource(text.includes(':') ? text : `${text}:`),
    )
    .refine(
      to => to !== undefined,
      `must be none, webhook, or ${CRM_NAMES.join(', ')} with or without : and an https address`,
    )
    .optional(),
  LEAD_WEBHOOK: z
    .string()
    .transform(text => crmAddress(text))
    .refine(address => address !== undefined, 'must be an https address without a password; http only at 127.0.0.1')
    .optional(),
  LEAD_WEBHOOK_SECRET: z.string().trim().min(32, 'has fewer than 32 characters').optional(),
  SECRET: z.string().trim().min(32, 'has fewer than 32 characters').optional(),
  SECRET_PREVIOUS: z.string().trim().min(32, 'has fewer than 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address such as postgres://HOST/NAME' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://HOST:587' }).optional(),
  SMTP_PLAIN: flag,
  MAIL_FROM: z
    .string()
    .transform(parseSender)
    .refine(
      sender => sender !== undefined,
      'must be an address such as site@agency.example, or NAME <site@agency.example>',
    )
    .optional(),
  CLAMAV: z
    .string()
    .transform(clamdAddress)
    .refine(address => address !== undefined, 'must be tcp://HOST:PORT or unix:/PATH')
    .optional(),
  BREACHED_PASSWORDS: z.string().optional(),
  HSTS_SUBDOMAINS: flag,
  SECURITY_CONTACT: z
    .union(
      [z.url({ protocol: /^(?:https|mailto)$/ }).regex(/^\S+$/), z.email().transform(address => `mailto:${address}`)],
      { error: 'must be an e-mail address, or https://…' },
    )
    .optional(),
  PICTURE_HOSTS: z
    .string()
    .transform(text =>
      text
        .toLowerCase()
        .split(',')
        .map(host => host.trim()),
    )
    .refine(hosts => hosts.every(host => HOST.test(host)), 'must be hosts, comma-separated, without https://')
    .default([]),
  ALARM_MAIL: z.email('must be an e-mail address').optional(),
  CAPTCHA_ANSWER: z.string().trim().min(1).max(100).optional(),
  MAP_TILES: z.string().optional(),
  MAP_TILES_URL: z
    .string()
    .max(500)
    .refine(text => ['{z}', '{x}', '{y}'].every(part => text.includes(part)), 'lacks {z}, {x} or {y}')
    .refine(isTilesAddress, 'must be an https address without braces in its host')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().max(200).optional(),
  PLACES_NEARBY: z.string().optional(),
  AGENCY_ADDRESSES: z
    .string()
    .default('')
    .transform(text => text.split(/[\s,]+/).filter(address => address !== ''))
    .refine(addresses => addresses.every(address => isIP(address) !== 0), 'has an invalid network address'),
});

/** Names of all environment variables that a site reads. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(schema.shape), ...CREDENTIAL_NAMES];

/** Whether an address has only scheme, host and port: no path, no user. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/`;
}

/** Loopback hosts, which other machines cannot reach. */
const THIS_MACHINE = ['127.0.0.1', 'localhost'];

/** Whether an address starts with `https:`, or with `http:` and names this machine. */
function isTilesAddress(text: string): boolean {
  const [, scheme, host] = /^(https?):\/\/([\w.-]+)(?::\d{1,5})?\/[^\s"'<>\\;,]*$/.exec(text) ?? [];
  return scheme === 'https' || (scheme === 'http' && THIS_MACHINE.includes(host ?? ''));
}

/**
 * Parses `CLAMAV`, the address of the virus scanner.
 * `unix:/run/clamav/clamd.ctl` → `{ path: '/run/clamav/clamd.ctl' }`, `tcp://[::1]:3310` → `{ host: '::1', port: 3310 }`
 */
function clamdAddress(text: string): ClamdAddress | undefined {
  const [, path] = /^unix:(\/[^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const [, bracketed, name, digits] = /^tcp:\/\/(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})\/?$/i.exec(text) ?? [];
  const [host, port] = [bracketed ?? name, Number(digits)];
  return host !== undefined && port > 0 && port < 65_536 ? { host, port } : undefined;
}

/** The address of a listening server; IPv6 addresses are put in brackets. `addressAt('::1', 3000)` → `'http://[::1]:3000/'` */
export function addressAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** Reads and validates the settings; `refused` is one line for the operator. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings | { readonly refused: string } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given, { error: issueTextWithoutValue });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { refused: `Settings refused: ${reasons.join('; ')}` };
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, CONTENT_DIR, SECRET, DATABASE_URL, CAPTCHA_ANSWER, MAP_TILES_URL } =
    parsed.data;
  const { SMTP_URL, SMTP_PLAIN, METRICS_PORT, METRICS_HOST } = parsed.data;
  const publicUrl = new URL(PUBLIC_URL ?? addressAt(HOST, PORT));
  if (CAPTCHA_ANSWER !== undefined && !THIS_MACHINE.includes(publicUrl.hostname))
    return {
      refused: 'Settings refused: CAPTCHA_ANSWER: is allowed only where PUBLIC_URL is at 127.0.0.1 or localhost',
    };
  if (DATABASE_URL !== undefined && SECRET === undefined)
    return {
      refused: 'Settings refused: SECRET: is required with DATABASE_URL, the same for every process of the site',
    };
  const { MAP_TILES, SECRET_PREVIOUS } = parsed.data;
  if (MAP_TILES !== undefined && MAP_TILES_URL !== undefined)
    return { refused: 'Settings refused: MAP_TILES: streets come from this file or from MAP_TILES_URL, not from both' };
  if (SECRET_PREVIOUS !== undefined && (SECRET === undefined || SECRET === SECRET_PREVIOUS))
    return {
      refused:
        'Settings refused: SECRET_PREVIOUS: requires SECRET with another value; without SECRET, DATA_DIR contains both secrets, and `npm run secret -- rotate` replaces them',
    };
  const source = withCredentials(parsed.data.CATALOGUE_SOURCE, given, 'CATALOGUE_SOURCE');
  if (source && 'refused' in source) return source;
  const leads = leadTargetOf(parsed.data, source, given);
  if (leads && 'refused' in leads) return leads;
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    isPublic: PUBLIC_URL !== undefined && !THIS_MACHINE.includes(publicUrl.hostname),
    dataDirectory: resolve(DATA_DIR),
    contentDirectory: resolve(CONTENT_DIR),
    catalogueSource: source,
    importEveryMs: parsed.data.IMPORT_EVERY,
    leads,
    secret: SECRET,
    previousSecret: SECRET_PREVIOUS,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    databaseUrl: DATABASE_URL,
    smtp: SMTP_URL
      ? { url: SMTP_URL, plain: SMTP_PLAIN || THIS_MACHINE.includes(new URL(SMTP_URL).hostname) }
      : undefined,
    mailFrom: parsed.data.MAIL_FROM,
    clamd: parsed.data.CLAMAV,
    breachedPasswords: parsed.data.BREACHED_PASSWORDS && resolve(parsed.data.BREACHED_PASSWORDS),
    hstsSubdomains: parsed.data.HSTS_SUBDOMAINS,
    securityContact: parsed.data.SECURITY_CONTACT,
    pictureHosts: parsed.data.PICTURE_HOSTS,
    agencyAddresses: parsed.data.AGENCY_ADDRESSES.map(householdOf),
    alarmMail: parsed.data.ALARM_MAIL,
    captchaAnswer: CAPTCHA_ANSWER,
    mapTilesFile: MAP_TILES && resolve(MAP_TILES),
    placesNearby: nearbyFile(parsed.data.PLACES_NEARBY, resolve(CONTENT_DIR)),
    mapTiles: MAP_TILES_URL
      ? { address: MAP_TILES_URL, attribution: parsed.data.MAP_TILES_ATTRIBUTION ?? new URL(MAP_TILES_URL).hostname }
      : undefined,
  };
}
