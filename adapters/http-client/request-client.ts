import type { PrepareForm } from '../../application/request/prepare-form.ts';
import type { SendForm } from '../../application/request/sent-form.ts';
import { getJson } from './get-json.ts';

/** Fetches key and challenge of a form from the server. */
export const prepareFormOverHttp: PrepareForm = async (form, language, property) => {
  const parameters = new URLSearchParams({ form, language, ...(property !== undefined && { property }) });
  const response = getJson(`/api/form?${parameters}`);
  const [answer, { preparedFormResponse }] = await Promise.all([response, import('../wire/request-schemas.ts')]);
  return preparedFormResponse.parse(answer);
};

/** Milliseconds after which the sending of a form is aborted; the server takes less for any response. */
const TIMEOUT_MS = 30_000;

/** Sends a form to the server; rejects without a valid response of the site; the form may then be sent again. */
export const submitRequestOverHttp: SendForm = async ({ form, language, raw, files }) => {
  const named = Object.entries(files);
  const body = named.length > 0 ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) body.append(name, one);
  }
  for (const [name, file] of named) {
    if (body instanceof FormData) body.append(name, new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  }
  const [response, { submitResponse }] = await Promise.all([
    fetch(`/api/request/${form}?language=${language}`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
    import('../wire/request-schemas.ts'),
  ]);
  return submitResponse.parse(await response.json()).outcome;
};
