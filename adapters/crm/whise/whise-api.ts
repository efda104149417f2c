import { type AskSystem, baseAddress, jsonOf, SystemFailure, type SystemResponse } from '../ask-system.ts';
import { type CrmFields, fieldsOf, listOf, text } from '../record-values.ts';

/** An agency's access to Whise: the partner's sign-in, and which agency and office of it. */
export type WhiseAccess = {
  /** The service, without an operation; `undefined`: the vendor's. */
  readonly address: URL | undefined;
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
  readonly officeId: string;
};

/** `once`: what is sent must not be done twice. */
type How = { readonly once: boolean };

export type WhiseApi = {
  /** Calls an operation of the agency's. Rejects with `SystemFailure` where it is refused, wholly or in part. */
  call(operation: string, body: CrmFields, signal: AbortSignal, how?: How): Promise<CrmFields>;
  /** A list that is the same for all agencies, in a language such as `fr-BE`; where there is none, it is empty. */
  list(item: string, language: string, signal: AbortSignal): Promise<readonly CrmFields[]>;
};

const ADDRESS = 'https://api.whise.eu';
/** Tokens hold for a day and do not say until when. */
const RENEWED_MS = 23 * 3_600_000;

/**
 * Whise's operations: each is a POST with JSON, in the name of the agency. Its token is given for the partner's, which is given for
 * name and password; both are asked for anew before they end, and once where they have ended earlier. `now` in milliseconds since 1970.
 * `await makeWhiseApi(access, ask, Date.now).call('v1/estates/list', { Page: { Limit: 50, Offset: 0 } }, signal)` → `{ estates: […], totalCount: 55 }`
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
      // Whatever became of it, the operation that it is for was not sent, and may be another time.
      throw error instanceof SystemFailure ? new SystemFailure(error.message) : error;
    }
    throw new SystemFailure(`Whise ${operation}: gives no token`);
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

/** What a response holds. One that lists errors beside its value did something else than it was asked, such as giving the first page. */
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

/** A code for the log: anything else than a name could hold what was sent. */
function codeOf(raw: unknown): string {
  return typeof raw === 'string' && /^\w{1,40}$/.test(raw) ? raw : 'unknown';
}
