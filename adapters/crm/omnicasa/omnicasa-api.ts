import type { Language } from '../../../domain/text/language.ts';
import { type AskSystem, baseAddress, SystemFailure } from '../ask-system.ts';
import { type CrmFields, fieldsOf, listOf, yesNo } from '../record-values.ts';
import { jsonOf } from '../system-json.ts';

/** Credentials for Omnicasa's service. */
export type OmnicasaAccess = {
  /** URL of the service without an operation; `undefined`: the vendor's URL. */
  readonly address: URL | undefined;
  readonly name: string;
  readonly password: string;
};

/** Calls an operation and returns its value. Rejects with `SystemFailure` if it fails or is refused. */
export type OmnicasaCall = (
  operation: string,
  parameters: CrmFields,
  signal: AbortSignal,
  how?: { readonly once: boolean },
) => Promise<unknown>;

/**
 * Omnicasa's language ids. Dutch comes first because Omnicasa returns Dutch for missing texts, so texts in other languages are compared
 * with the Dutch ones.
 */
export const LANGUAGE_IDS: ReadonlyMap<Language, number> = new Map([
  ['nl', 1],
  ['fr', 2],
  ['en', 3],
  ['de', 4],
]);
/** Operation that lists properties. */
export const PROPERTIES = 'GetPropertyList2';
const ADDRESS = 'https://newapi.omnicasa.com/1.12/OmnicasaService.svc';

/**
 * Client of Omnicasa's operations. Each operation is a GET whose URL contains the parameters as JSON, including name and password. Lists
 * are passed as comma-separated strings.
 * `await call('GetPropertyList2', { Limit1: 1, Limit2: 50 }, signal)` → `{ From: 1, To: 50, RowsCount: 55, Items: […] }`
 */
export function makeOmnicasaCall({ address, name, password }: OmnicasaAccess, ask: AskSystem): OmnicasaCall {
  const base = baseAddress(address?.href ?? ADDRESS);
  return async (operation, parameters, signal, how) => {
    const url = new URL(`${base}/${operation}Json`);
    url.searchParams.set('json', JSON.stringify({ ...parameters, CustomerName: name, CustomerPassword: password }));
    const response = await ask({ what: `Omnicasa ${operation}`, url, ...how }, signal);
    if (response.status !== 200)
      throw new SystemFailure(`Omnicasa ${operation}: status ${response.status}`, { refused: response.status < 500 });
    return valueOf(operation, jsonOf(`Omnicasa ${operation}`, response));
  };
}

/**
 * Items of a response, which is a list or has a list `Items`. Throws `SystemFailure` for anything else, e.g. an error without a code: an
 * empty list would mean that nothing is offered any more. For the list of properties, an absent value throws too; for other lists, it means
 * that the list is empty. `itemsIn('GetProjectList', { Items: [{ ID: 1 }], RowsCount: 1 })` → `[{ ID: 1 }]`
 */
export function itemsIn(operation: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const fields = fieldsOf(value);
  const isNothing = (value === null || value === undefined) && operation !== PROPERTIES;
  if (isNothing || 'Items' in fields) return listOf(fields.Items);
  throw new SystemFailure(`Omnicasa ${operation}: the response contains no list`);
}

/** Extracts the value of a response: most operations wrap it in two objects, some in one, some in none. */
function valueOf(operation: string, raw: unknown): unknown {
  const outer = fieldsOf(raw);
  const inner = outer[`${operation}JsonResult`] ?? raw;
  const { Success, Code, Value } = fieldsOf(inner);
  if (Success === undefined) return inner;
  if (yesNo(Success) === true) return Value;
  const code = typeof Code === 'number' ? Code : 'unknown';
  throw new SystemFailure(`Omnicasa ${operation}: refused with code ${code}`, { refused: true });
}
