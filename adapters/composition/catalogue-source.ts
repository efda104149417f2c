import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isPrivateAddress } from '../images/fetch-public.ts';

/** Where listings come from. */
export type CatalogueSource =
  /** A feed as a file, as a module of the agency's own, or as the folder into which OpenImmo packages come; the path is absolute. */
  { readonly kind: 'file' | 'module' | 'openimmo'; readonly path: string } | CrmSource;

/** Where requests go besides the agency's mail. */
export type LeadsTo = CrmSource | { readonly kind: 'webhook'; readonly address: URL; readonly secret: string };

/** A system that is asked over the network; its address is absent where it is the vendor's. */
export type CrmSource = { readonly kind: CrmName; readonly address: URL | undefined; readonly access: Credentials };

export type CrmName = keyof typeof CRM_CREDENTIALS;

/** What each system asks for at its door, by the variables that hold it. */
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
 * `file:/srv/feed.json` → that file, `./backend.ts` → that module, paths counted from the working directory; `whise:` → the vendor's
 * service, `whise:https://whise.example/` → another one
 */
export function catalogueSource(text: string): CatalogueSource | undefined {
  const [, kind, path] = /^(file|openimmo):([^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { kind: kind as 'file' | 'openimmo', path: resolve(path) };
  const crm = crmSource(text);
  if (crm) return crm;
  return /^\.{0,2}\/[^\0]*\.(?:ts|mts|js|mjs)$/.test(text) ? { kind: 'module', path: resolve(text) } : undefined;
}

/** `whise:` → the vendor's service, `whise:https://whise.example/` → another one; without credentials yet */
export function crmSource(text: string): CrmSource | undefined {
  const [, kind, address = ''] = /^([a-z]+):(\S*)$/.exec(text) ?? [];
  if (!isCrm(kind)) return undefined;
  const url = address === '' ? undefined : crmAddress(address);
  return address === '' || url ? { kind, address: url, access: {} } : undefined;
}

function isCrm(name: string | undefined): name is CrmName {
  return name !== undefined && Object.hasOwn(CRM_CREDENTIALS, name);
}

/** Unencrypted only at 127.0.0.1; credentials do not belong in an address. */
export function crmAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1') ? url : undefined;
}

/** Who gets requests: who `LEADS` names, else the webhook where there is one, else the system from which listings come. */
export function leadsTo(
  { LEADS, LEAD_WEBHOOK, LEAD_WEBHOOK_SECRET }: LeadSettings,
  source: CatalogueSource | undefined,
  given: Given,
): LeadsTo | undefined | { readonly refused: string } {
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

/** What the variables of leads say, each checked alone. */
export type LeadSettings = {
  readonly LEADS?: 'none' | 'webhook' | CrmSource | undefined;
  readonly LEAD_WEBHOOK?: URL | undefined;
  readonly LEAD_WEBHOOK_SECRET?: string | undefined;
};

type Given = Readonly<Record<string, string | undefined>>;

/** The source with the credentials that its system asks for, or why it cannot be asked. */
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
