import { type AskSystem, baseAddress, SystemFailure, type SystemResponse } from '../ask-system.ts';
import { type CrmFields, fieldsOf, listOf, text } from '../record-values.ts';
import { jsonOf } from '../system-json.ts';

/** Credentials for Whise: the partner's login, and the ids of agency and office. */
export type WhiseAccess = {
  /** URL of the service without an operation; `undefined`: the vendor's URL. */
  readonly address: URL | undefined;
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
  readonly officeId: string;
};

/** `once`: not idempotent, so never retried. */
type How = { readonly once: boolean };

export type WhiseApi = {
  /** Calls an operation on behalf of the agency. Rejects with `SystemFailure` if it fails, is refused, or is only partly understood. */
  call(operation: string, body: CrmFields, signal: AbortSignal, how?: How): Promise<CrmFields>;
  /** A reference list shared by all agencies, in a language such as `fr-BE`; empty if it does not exist. */
  list(item: string, language: string, signal: AbortSignal): Promise<readonly CrmFields[]>;
};

const ADDRESS = 'https://api.whise.eu';
/** Milliseconds after which a token is renewed: tokens are valid for a day, but do not contain their expiry. */
const RENEWED_MS = 23 * 3_600_000;

/**
 * Client of Whise's operations, which are POST requests with JSON on behalf of the agency. The agency's token is requested with the
 * partner's token, which is requested with username and password. Both tokens are renewed before they expire, and once after status 401.
 * `now`: Unix ms.
 * `await makeWhiseApi(access, ask, Date.now).call('v1/estates/list', { Page: { Limit: 50, Offset: 0 } }, signal)` → `{ estates: […],
 * totalCount: 55 }`
 */
export function makeWhiseApi(access: WhiseAccess, ask: AskSystem, now: () => number): WhiseApi {
  const base = baseAddress(access.address?.href ?? ADDRESS);
  let held: { readonly token: string; readonly since: number } | undefined;

  function send(
    operation: string,
    body: CrmFields,
    token: string | undefined,
    signal: AbortSignal,
    how?: How,
  ): Promise<SystemResponse> {
    return ask(
      {
        what: `Whise ${operation}`,
        url: new URL(`${base}/${operation}`),
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...how,
      },
      signal,
    );
  }

  async function signIn(operation: string, body: CrmFields, token: string | undefined, signal: AbortSignal, how?: How) {
    try {
      const given = text(checked(operation, await send(operation, body, token, signal, how)).token);
      if (given !== undefined) return given;
    } catch (error) {
      // Clear `perhapsDone` and `refused`: the sign-in failed, so the actual operation was not sent and may be retried.
      throw error instanceof SystemFailure ? new SystemFailure(error.message) : error;
    }
    throw new SystemFailure(`Whise ${operation}: returned no token`);
  }

  async function agencyToken(signal: AbortSignal, how?: How): Promise<string> {
    const since = now();
    if (held && since - held.since < RENEWED_MS) return held.token;
    const { username, password, clientId, officeId } = access;
    const partner = await signIn('token', { Username: username, Password: password }, undefined, signal, how);
    const agency = { ClientId: clientId, OfficeId: officeId };
    held = { token: await signIn('v1/admin/clients/token', agency, partner, signal, how), since };
    return held.token;
  }

  return {
    async call(operation, body, signal, how) {
      const response = await send(operation, body, await agencyToken(signal, how), signal, how);
      if (response.status !== 401) return checked(operation, response);
      held = undefined;
      return checked(operation, await send(operation, body, await agencyToken(signal, how), signal, how));
    },
    async list(item, language, signal) {
      const url = new URL(`${base}/reference`);
      url.searchParams.set('item', item);
      url.searchParams.set('lang', language);
      const response = await ask({ what: `Whise list of ${item}`, url }, signal);
      return response.status === 200 ? listOf(jsonOf(`Whise list of ${item}`, response)).map(fieldsOf) : [];
    },
  };
}

/** Content of a response. Throws if it lists validation errors, since Whise then ignores parts of the request, e.g. the page number. */
function checked(operation: string, response: SystemResponse): CrmFields {
  const { status } = response;
  const what = `Whise ${operation}`;
  if (status === 403) throw new SystemFailure(`${what}: status 403; the agency has to activate this access in Whise`);
  if (status === 401) throw new SystemFailure(`${what}: status 401`);
  if (status !== 200)
    throw new SystemFailure(`${what}: status ${status}`, { refused: status < 500, perhapsDone: status >= 500 });
  const value = fieldsOf(jsonOf(what, response));
  const errors = listOf(value.validationErrors);
  const refused = value.isValidRequest === false;
  if (!refused && errors.length === 0) return value;
  const codes = errors.map(error => codeOf(fieldsOf(error).code)).join(', ');
  throw new SystemFailure(`${what}: the request is not understood (${codes || 'no code'})`, {
    refused,
    perhapsDone: !refused,
  });
}

/** Error code for logs, if it looks like one; other text could quote personal data. */
function codeOf(raw: unknown): string {
  return typeof raw === 'string' && /^\w{1,40}$/.test(raw) ? raw : 'unknown';
}
