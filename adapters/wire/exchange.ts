import type { ReceivedFile } from '../../application/request/sent-form.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { UploadedFile } from '../../domain/request/check-file.ts';

/** A request as the folders behind the socket see it: read once, nothing of it is trusted. */
export type HttpRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** As sent, escapes included. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** Best first. */
  readonly acceptLanguage: string;
  readonly accept: string;
  /** Which bytes are asked for, where not all are. */
  readonly range?: string | undefined;
  /** The mark of the state of a file that the range is about; of another state, the whole file is wanted. */
  readonly ifRange?: string | undefined;
  /** Form fields of a POST, undecoded. */
  readonly body: string;
  /** Where a POST comes from, as the browser says. */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The network that it came from, as far as proxies are believed; towards it counts what is limited. */
  readonly network?: string;
  /** The parts of a POST that came with files. */
  readonly upload?: Upload;
};

/** A GET that says no more than its address. `bareAsked('/robots.txt')` */
export function bareRequest(path: string, query = ''): HttpRequest {
  return {
    method: 'GET',
    path,
    query,
    cookies: new Map(),
    acceptLanguage: '',
    accept: '',
    body: '',
    fetchSite: undefined,
    origin: undefined,
  };
}

/** A form that came in parts, all of it within its limits; its files lie aside until the answer is made. */
export type Upload = {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly file: UploadedFile & ReceivedFile }[];
};

/** What is sent back; the server adds the headers that every answer carries. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array;
  /** Whether every visitor may get these bytes until the site changes. */
  readonly shared: boolean;
  /** The property that this page shows: sending it counts as a look. */
  readonly shows?: ListingId | undefined;
};

/** A file that is sent from the disk as fast as it is taken, `first` to `last` byte; HEAD gets the headers alone. */
export type FileResponse = Pick<HttpResponse, 'status' | 'headers'> & {
  readonly file: { readonly path: string; readonly first: number; readonly last: number };
};

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** A response of plain text; not shared, because it may depend on the request. */
export function plainResponse(status: number, text: string, headers: HttpResponse['headers'] = {}): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: text, shared: false };
}
