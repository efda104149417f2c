import type { ReceivedFile } from '../../application/request/sent-form.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { UploadedFile } from '../../domain/request/check-file.ts';

/** A request as handlers receive it: parsed once, and untrusted. */
export type HttpRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** The path as the client sent it, with percent-escapes. */
  readonly path: string;
  /** Query string without the question mark. */
  readonly query: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** The `Accept-Language` header, or an empty string. */
  readonly acceptLanguage: string;
  readonly accept: string;
  /** The `Range` header. */
  readonly range?: string | undefined;
  /**
   * The `If-Range` header: the ETag of the file version from which the range is requested. If the file has changed, the response is the
   * whole file.
   */
  readonly ifRange?: string | undefined;
  /** Form fields of a POST, undecoded. */
  readonly body: string;
  /** The `Sec-Fetch-Site` header, in which browsers state where a request comes from. */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The client's network, as far as proxies are trusted; the unit of rate limits. */
  readonly network?: string;
  /** Parts of a multipart POST. */
  readonly upload?: Upload;
};

/** A GET with only an address. `bareRequest('/robots.txt')` */
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

/** A multipart form within its limits; its files are temporary until the response is created. */
export type Upload = {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly file: UploadedFile & ReceivedFile }[];
};

/** A response; the server adds the headers of every response. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array;
  /** Whether all visitors may get these bytes until the site changes. */
  readonly shared: boolean;
  /** Id of the property whose page this is; sending the response counts as a page view of the property. */
  readonly shows?: ListingId | undefined;
};

/** Bytes `first` to `last` of a file, sent from disk with backpressure; HEAD gets only the headers. */
export type FileResponse = Pick<HttpResponse, 'status' | 'headers'> & {
  readonly file: { readonly path: string; readonly first: number; readonly last: number };
};

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** A response of plain text. The response is not cached for all visitors (`shared`), because it may depend on the request. */
export function plainResponse(status: number, text: string, headers: HttpResponse['headers'] = {}): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: text, shared: false };
}
