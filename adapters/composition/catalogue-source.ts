import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isPrivateAddress } from '../images/fetch-public.ts';

export type CatalogueSource =
  /** A feed as a file, a module of the agency's own, or the folder that receives OpenImmo packages; the path is absolute. */
  { readonly kind: 'file' | 'module' | 'openimmo'; readonly path: string } | CrmSource;

/** System that receives requests besides the agency's mail. */
export type LeadTarget = CrmSource | { readonly kind: 'webhook'; readonly address: URL; readonly secret: string };

/** A CRM queried over the network; `address` is absent if the vendor's own address is used. */
export type CrmSource = { readonly kind: CrmName; readonly address: URL | undefined; readonly access: Credentials };

export type CrmName = keyof typeof CRM_CREDENTIALS;

/** Environment variables with the credentials that each CRM requires. */
const CRM_CREDENTIALS = {
  omnicasa: ['OMNICASA_NAME', 'OMNICASA_PASSWORD'],
  whise: ['WHISE_USERNAME', 'WHISE_PASSWORD', 'WHISE_CLIENT_ID', 'WHISE_OFFICE_ID'],
  skarabee: ['SKARABEE_USER', 'SKARABEE_PASSWORD'],
} as const;

export const CRM_NAMES = Object.keys(CRM_CREDENTIALS) as CrmName[];
export const CREDENTIAL_NAMES: readonly string[] = Object.values(CRM_CREDENTIALS).flat();
type CredentialName = (typeof CRM_CREDENTIALS)[CrmName][number];
export type Credentials = Readonly<Partial<Record<CredentialName, string>>>;

/**
 * Parses `CATALOGUE_SOURCE`: `file:/srv/feed.json` → that file, `./backend.ts` → that module, relative to the working directory; `whise:` →
 * the vendor's service, `whise:https://whise.example/` → another address.
 */
export function catalogueSource(text: string): CatalogueSource | undefined {
  const [, kind, path] = /^(file|openimmo):([^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { kind: kind as 'file' | 'openimmo', path: resolve(path) };
  const crm = crmSource(text);
  if (crm) return crm;
  return /^\.{0,2}\/[^\0]*\.(?:ts|mts|js|mjs)$/.test(text) ? { kind: 'module', path: resolve(text) } : undefined;
}

/**
 * Parses a setting that names a CRM: `whise:` means the vendor's own address, `whise:https://whise.example/` the address after the colon.
 * The result has no credentials; `withCredentials` adds them.
 */
export function crmSource(text: string): CrmSource | undefined {
  const [, kind, address = ''] = /^([a-z]+):(\S*)$/.exec(text) ?? [];
  if (!isCrm(kind)) return undefined;
  const url = address === '' ? undefined : crmAddress(address);
  return address === '' || url ? { kind, address: url, access: {} } : undefined;
}

function isCrm(name: string | undefined): name is CrmName {
  return name !== undefined && Object.hasOwn(CRM_CREDENTIALS, name);
}

/** Parses the address of a CRM: HTTPS, or plain HTTP at 127.0.0.1 only; without credentials, query and fragment. */
export function crmAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1') ? url : undefined;
}

/** Chooses the target of requests: `LEADS` if set, else the webhook if set, else the CRM from which listings come. */
export function leadTargetOf(
  { LEADS, LEAD_WEBHOOK, LEAD_WEBHOOK_SECRET }: LeadSettings,
  source: CatalogueSource | undefined,
  given: Given,
): LeadTarget | undefined | { readonly refused: string } {
  const crm = source && 'access' in source ? source : undefined;
  const to = LEADS ?? (LEAD_WEBHOOK ? 'webhook' : (crm ?? 'none'));
  if (to === 'none') return undefined;
  if (to !== 'webhook') {
    const address = to.address ?? (crm?.kind === to.kind ? crm.address : undefined);
    return withCredentials({ ...to, address }, given, 'LEADS');
  }
  if (LEAD_WEBHOOK === undefined) return { refused: 'Settings refused: LEAD_WEBHOOK: is required with LEADS=webhook' };
  const literal = LEAD_WEBHOOK.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  if (family !== 0 && LEAD_WEBHOOK.hostname !== '127.0.0.1' && isPrivateAddress(literal, family))
    return { refused: 'Settings refused: LEAD_WEBHOOK: lies in a private network' };
  if (LEAD_WEBHOOK_SECRET === undefined)
    return { refused: 'Settings refused: LEAD_WEBHOOK_SECRET: is required with LEAD_WEBHOOK' };
  return { kind: 'webhook', address: LEAD_WEBHOOK, secret: LEAD_WEBHOOK_SECRET };
}

/** The environment variables that start with LEAD, each validated alone. */
export type LeadSettings = {
  readonly LEADS?: 'none' | 'webhook' | CrmSource | undefined;
  readonly LEAD_WEBHOOK?: URL | undefined;
  readonly LEAD_WEBHOOK_SECRET?: string | undefined;
};

type Given = Readonly<Record<string, string | undefined>>;

/** Adds the credentials that the source's CRM requires; `refused` names the missing credentials. */
export function withCredentials<Source extends CatalogueSource>(
  source: Source | undefined,
  given: Given,
  by: 'CATALOGUE_SOURCE' | 'LEADS',
): Source | undefined | { readonly refused: string } {
  if (!source || !('access' in source)) return source;
  const names: readonly CredentialName[] = CRM_CREDENTIALS[source.kind];
  const missing = names.filter(name => given[name] === undefined);
  if (missing.length > 0)
    return {
      refused: `Settings refused: ${missing.join(', ')}: ${missing.length > 1 ? 'are' : 'is'} required with ${by}=${source.kind}${by === 'LEADS' ? '' : ':'}`,
    };
  return { ...source, access: Object.fromEntries(names.map(name => [name, given[name]])) };
}
