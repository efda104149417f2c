import { Agent, request } from 'node:http';
import type { HtmlForm } from '../support/reading/html-forms.ts';
import { type Filling, formBody } from './filled-in.ts';

/** Maximum number of concurrent requests. */
const AT_ONCE = 4;
/** Each request has its own connection: one kept open may be closed by the server just as the next request is sent. */
const agent = new Agent({ maxSockets: AT_ONCE });
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type Response = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** In the order received, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
  readonly text: string;
};

export type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** A browser without script: stores cookies and follows no redirects. */
export type Visitor = {
  ask(path: string, asked?: Asked): Promise<Response>;
  /** Submits a form of the page at `path`, filled in, by one of its buttons. */
  send(path: string, form: HtmlForm, filling?: Filling): Promise<Response>;
};

/** A visitor with its own network address. `await makeVisitor(3000, '10.0.0.1').ask('/fr/')` */
export function makeVisitor(port: number, network: string, language = 'fr'): Visitor {
  const cookies = new Map<string, string>();

  function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Response> {
    const own = {
      host: 'localhost:3000',
      'user-agent': BROWSER,
      accept: 'text/html',
      'accept-language': language,
      'x-forwarded-for': network,
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, method, path, agent, headers: { ...own, ...headers } },
        response => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            const got: (readonly [string, string])[] = [];
            for (let at = 0; at < response.rawHeaders.length; at += 2)
              got.push([(response.rawHeaders[at] ?? '').toLowerCase(), response.rawHeaders[at + 1] ?? '']);
            for (const [name, value] of got) if (name === 'set-cookie') remember(value);
            resolve({ method, path, status: response.statusCode ?? 0, headers: got, bytes, text: bytes.toString() });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function remember(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    ask,
    send(path, form, filling = {}) {
      const { type, body } = formBody(form, filling);
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
      // A form without an action is submitted to its page.
      return ask(form.action === '' ? path : form.action, { method: 'POST', headers, body });
    },
  };
}

/** Creates visitors in separate networks, so that none reaches a rate limit; `block` separates the networks of different callers. */
export function makeStrangers(port: number, block: number, language?: string): () => Visitor {
  let made = 0;
  return () => {
    made++;
    return makeVisitor(port, `${100 + block}.${made >> 8}.${made & 255}.10`, language);
  };
}

/** Processes each item, a few concurrently. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Value of a header; '' if absent. `headerOf(response, 'location')` → `'/fr/'` */
export function headerOf({ headers }: Pick<Response, 'headers'>, name: string): string {
  return headers.find(([own]) => own === name)?.[1] ?? '';
}
