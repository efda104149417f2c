import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { addressOf } from '../visitors/form-visitor.ts';
import { NAUGHTY } from '../reading/naughty-strings.ts';
import { openSite } from '../site/sample-site.ts';

/** Response to a request; `undefined` if the connection ended without one. */
export type Status = { readonly status: number; readonly retryAfter: string | undefined } | undefined;

type Visit = {
  readonly port: number;
  readonly agent: Agent;
  readonly random: () => number;
};
type Request = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

const { routes } = openSite();
const FORM = 'application/x-www-form-urlencoded';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
/** Paths of stored pictures, and one that no site has. */
const PICTURES = ['6398214-1', '6398214-2', '../../etc/passwd', '%00'];
const LARGE = Buffer.alloc(1024 * 1024, 'x');

function one<T>({ random }: Pick<Visit, 'random'>, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** Percent-encoded, or raw where a request line allows it. */
function naughty(visit: Visit): string {
  const text = one(visit, NAUGHTY);
  const plain = visit.random() < 0.2 && /^[\x21-\x7e]+$/.test(text);
  return plain ? text : [...Buffer.from(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function exchange(
  { port, agent, random }: Visit,
  { path, method = 'GET', headers = {}, body }: Request,
): Promise<Status> {
  return new Promise(resolve => {
    const from = { 'x-forwarded-for': addressOf(Math.floor(random() * 200_000)) };
    const leaves = random() < 0.05;
    const sent = request(
      { host: '127.0.0.1', port, agent, path, method, headers: { ...from, ...headers } },
      response => {
        const got = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
        response.on('error', () => resolve(got));
        response.on('end', () => resolve(got));
        if (leaves) response.destroy();
        else response.resume();
        response.on('close', () => resolve(got));
      },
    );
    // A request refused before it was fully sent breaks its connection.
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

/** Sends bytes on a new connection, closed after `stays` milliseconds whatever the response. */
async function raw({ port }: Visit, bytes: string | Buffer, stays: number): Promise<Status> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    if (text.length < 200) text += chunk.toString('latin1');
  });
  socket.write(bytes);
  await sleep(stays);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return status === undefined
    ? undefined
    : { status: Number(status), retryAfter: /retry-after: (\d+)/i.exec(text)?.[1] };
}

/** Requests of attackers, broken clients and bots. */
export const HOSTILE: Readonly<Record<string, (visit: Visit) => Promise<Status>>> = {
  'a path that is none': visit => exchange(visit, { path: `/${one(visit, LANGUAGES)}/${naughty(visit)}` }),
  'a query that is none': visit => {
    const name = one(visit, ['q', 'city', 'type', 'priceMax', 'page', 'sort', '__proto__', 'lng', 'reference']);
    const path = routes.build('for-sale', one(visit, LANGUAGES));
    return exchange(visit, { path: `${path}?${name}=${naughty(visit)}`.slice(0, 4000) });
  },
  'pages that no cache holds': visit =>
    exchange(visit, {
      path: `${routes.build('for-sale', one(visit, LANGUAGES))}?x=${'x'.repeat(500)}${visit.random()}`,
    }),
  'a search in many words': visit =>
    exchange(visit, { path: `/api/suggest?language=fr&q=${'maison%20'.repeat(Math.floor(visit.random() * 300))}` }),
  'an address too long': visit => exchange(visit, { path: `/${'x'.repeat(5000)}` }),
  'a head too large': visit => exchange(visit, { path: '/fr/', headers: { 'x-large': 'x'.repeat(20_000) } }),
  'a method that is none': visit => exchange(visit, { path: '/fr/', method: one(visit, ['PUT', 'TRACE', 'DELETE']) }),
  'passwords guessed': visit => {
    const body = `email=owner${Math.floor(visit.random() * 1000)}%40example.be&password=${naughty(visit)}`;
    return exchange(visit, {
      path: '/en/login/',
      method: 'POST',
      headers: { ...SAME_ORIGIN, 'content-type': FORM },
      body,
    });
  },
  'a form from elsewhere': visit =>
    exchange(visit, {
      path: '/api/request/contact-me?language=fr',
      method: 'POST',
      headers: { 'content-type': FORM, 'sec-fetch-site': 'cross-site' },
      body: 'email=a%40example.be',
    }),
  'a form of rubbish': visit =>
    exchange(visit, {
      path: `/api/request/${one(visit, ['contact-me', 'visit', 'offer', 'newsletter', 'nothing'])}?language=fr`,
      method: 'POST',
      headers: { ...SAME_ORIGIN, 'content-type': one(visit, [FORM, 'application/json', 'text/plain', 'x']) },
      body: `email=${naughty(visit)}&message=${naughty(visit)}&key=${naughty(visit)}&stamp=1`,
    }),
  'a body too large': visit =>
    exchange(visit, {
      path: '/fr/contact/',
      method: 'POST',
      headers: { ...SAME_ORIGIN, 'content-type': FORM },
      body: LARGE,
    }),
  'a file where none is taken': visit =>
    exchange(visit, {
      path: '/api/request/job-contact?language=fr',
      method: 'POST',
      headers: { ...SAME_ORIGIN, 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([
        Buffer.from('--b\r\ncontent-disposition: form-data; name="x"; filename="x"\r\n\r\n'),
        LARGE,
      ]),
    }),
  'pictures in all sizes': visit => {
    const size = one(visit, ['width=400', 'width=401', 'width=1360&format=avif', 'height=60', 'width=1e9', '']);
    return exchange(visit, { path: `/pictures/${one(visit, PICTURES)}?${size}` });
  },
  challenges: visit => exchange(visit, { path: '/api/form?form=contact-me&language=fr' }),
  'a link that is none': visit => exchange(visit, { path: `/fr/lien/?s=${naughty(visit)}` }),
  'bytes that are no request': visit => raw(visit, Buffer.from(one(visit, NAUGHTY)), 20),
  'a request that never ends': visit =>
    raw(visit, 'GET /fr/ HTTP/1.1\r\nhost: x\r\nx-slow: ', 200 + visit.random() * 800),
  'pages that are asked and not read': async visit => {
    const socket = connect(visit.port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET /fr/a-vendre/ HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(30));
    await sleep(200 + visit.random() * 800);
    socket.destroy();
    return undefined;
  },
};
