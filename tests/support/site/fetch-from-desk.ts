import { makeRequestApi } from '../../../adapters/http-api/request-api.ts';
import { boundaryOf, type MultipartRead, readMultipart } from '../../../adapters/node-server/read-multipart.ts';
import type { HttpRequest } from '../../../adapters/wire/exchange.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import type { openForms } from './open-forms.ts';
import { splitAddress } from './sample-site.ts';

type Desk = ReturnType<typeof openForms>;

const ORIGIN = new URL('https://agency.example');
/** Network of all forms. */
export const NETWORK = '192.0.2.0/24';

/** A `fetch` that calls the form API of an application in this process; bodies are passed as bytes, as over a socket. */
export function fetchFromDesk(desk: Pick<Desk, 'prepare' | 'submit' | 'ports' | 'content'>) {
  const api = makeRequestApi({
    prepare: desk.prepare,
    submit: desk.submit,
    publicUrl: ORIGIN,
    languages: () => desk.content.settings.languages,
    report: () => undefined,
  });
  return async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(address, ORIGIN), init);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const { upload, drop } =
      (await uploadIn(desk.ports, bytes, request.headers.get('content-type') ?? undefined)) ?? {};
    const asked: HttpRequest = {
      method: request.method as HttpRequest['method'],
      ...splitAddress(address),
      cookies: new Map(),
      acceptLanguage: '',
      accept: '',
      body: upload ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      fetchSite: 'same-origin',
      origin: ORIGIN.origin,
      network: NETWORK,
      ...(upload && { upload }),
    };
    const answer = await api(asked).finally(drop);
    const { status = 404, headers = {}, body = '' } = answer ?? {};
    return new Response(body as string, { status, headers: headers as Record<string, string> });
  };
}

async function uploadIn(
  { uploads }: Pick<Desk['ports'], 'uploads'>,
  bytes: Uint8Array,
  type: string | undefined,
): Promise<Exclude<MultipartRead, { refused: unknown }> | undefined> {
  const boundary = boundaryOf(type);
  if (boundary === undefined) return undefined;
  const chunks = (async function* () {
    yield bytes;
  })();
  const bounds = { text: 65_536, file: 2 * MAX_FILE_BYTES, parts: 100 };
  const read = await readMultipart(chunks, boundary, bounds, uploads.begin);
  if ('refused' in read) throw new Error(`the form was sent in parts that are ${read.refused}`);
  return read;
}
