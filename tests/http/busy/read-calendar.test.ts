import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { makeReadCalendar } from '../../../adapters/busy-calendar/read-calendar.ts';
import { fetchPublic } from '../../../adapters/images/fetch-public.ts';
import { CERTIFICATE, KEY } from '../../support/faults/test-certificate.ts';
import { COMPILED } from '../../support/run/compiled.ts';

const FILE =
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261027T090000Z\r\nDTEND:20261027T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/good.ics': response => response.end(FILE),
  '/utf-16.ics': response => response.end(Buffer.from(`\uFEFF${FILE}`, 'utf16le')),
  '/moved.ics': response => response.writeHead(302, { location: '/good.ics' }).end(),
  '/out.ics': response => response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  '/page.ics': response => response.end('<html>'),
  '/never.ics': () => {},
  '/large.ics': response => response.end(Buffer.alloc(11 * 1024 * 1024, 'A')),
};
const server = createServer({ cert: CERTIFICATE, key: KEY }, ({ url = '' }, response) =>
  answers[url] ? answers[url](response) : response.writeHead(404).end(),
);
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const here = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** Generous timeout for a busy machine; only a server that never answers should reach it. */
const TIMEOUT_MS = 600_000;
vi.setConfig({ testTimeout: TIMEOUT_MS });
vi.stubEnv('NODE_COMPILE_CACHE', COMPILED.NODE_COMPILE_CACHE);

const span = { from: Date.UTC(2026, 9, 1), until: Date.UTC(2026, 11, 1) };
const publicUrl = new URL('https://agency.example');

test.each([
  ['/good.ics', { times: [{ from: Date.UTC(2026, 9, 27, 9), until: Date.UTC(2026, 9, 27, 10) }], joined: false }],
  ['/utf-16.ics', { times: [{ from: Date.UTC(2026, 9, 27, 9), until: Date.UTC(2026, 9, 27, 10) }], joined: false }],
  ['/moved.ics', { times: [{ from: Date.UTC(2026, 9, 27, 9), until: Date.UTC(2026, 9, 27, 10) }], joined: false }],
  ['/out.ics', { failure: 'address' }],
  ['/page.ics', { failure: 'no-calendar' }],
  ['/none.ics', { failure: 'response' }],
  ['/never.ics', { failure: 'too-slow' }],
  ['/large.ics', { failure: 'too-large' }],
])('a calendar is fetched or refused: %s', async (path, found) => {
  const read = makeReadCalendar({
    publicUrl,
    fetchFile: (address, asked) => fetchPublic(address, { ...asked, letsThisMachine: true }),
    fetchMs: path === '/never.ics' ? 300 : TIMEOUT_MS,
    readMs: TIMEOUT_MS,
  });
  expect(await read(`${here}${path}`, span, { references: [], email: undefined })).toEqual(found);
});

test('private networks, this machine and addresses other than https are never requested', async () => {
  const read = makeReadCalendar({ publicUrl, fetchFile: fetchPublic });
  for (const address of [
    `${here}/good.ics`,
    'https://10.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://localhost/a.ics',
    'http://example.org/a.ics',
    'https://user:word@example.org/a.ics',
    'file:///etc/passwd',
    'nothing',
  ])
    expect(await read(address, span, { references: [], email: undefined })).toEqual({ failure: 'address' });
});
