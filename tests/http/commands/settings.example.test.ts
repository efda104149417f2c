import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../adapters/composition/settings.ts';

describe('AGENCY_ADDRESSES', () => {
  test('is empty by default', () => {
    expect(readSettings({})).toMatchObject({ agencyAddresses: [] });
  });

  test('is separated by commas or blanks and parsed like client addresses', () => {
    const read = readSettings({ AGENCY_ADDRESSES: '203.0.113.7, ::ffff:198.51.100.1\n2001:DB8:0:1::5' });
    expect(read).toMatchObject({ agencyAddresses: ['203.0.113.7', '198.51.100.1', '2001:db8:0:1'] });
  });

  test.each(['203.0.113', 'office.example', '203.0.113.7/24'])('stops the start with an invalid address: %s', text => {
    expect(readSettings({ AGENCY_ADDRESSES: text })).toEqual({
      refused: 'Settings refused: AGENCY_ADDRESSES: has an invalid network address',
    });
  });
});

describe('CATALOGUE_SOURCE', () => {
  test('is a file or module relative to the working directory, polled every quarter of an hour', () => {
    expect(readSettings({})).toMatchObject({ catalogueSource: undefined, importEveryMs: 900_000 });
    expect(readSettings({ CATALOGUE_SOURCE: 'file:feeds/feed.json', IMPORT_EVERY: '30s' })).toMatchObject({
      catalogueSource: { kind: 'file', path: resolve('feeds/feed.json') },
      importEveryMs: 30_000,
    });
    expect(readSettings({ CATALOGUE_SOURCE: './backend.ts', IMPORT_EVERY: '2h' })).toMatchObject({
      catalogueSource: { kind: 'module', path: resolve('backend.ts') },
      importEveryMs: 7_200_000,
    });
  });

  test.each([
    [{ CATALOGUE_SOURCE: 'file:' }, 'CATALOGUE_SOURCE: must be file:PATH'],
    [{ CATALOGUE_SOURCE: 'feed.json' }, 'CATALOGUE_SOURCE: must be file:PATH'],
    [{ CATALOGUE_SOURCE: 'https://crm.example/feed.js' }, 'CATALOGUE_SOURCE: must be file:PATH'],
    [{ IMPORT_EVERY: '5' }, 'IMPORT_EVERY: must be a number of seconds, minutes or hours'],
    [{ IMPORT_EVERY: '1d' }, 'IMPORT_EVERY: must be a number of seconds, minutes or hours'],
    [{ IMPORT_EVERY: '0s' }, 'IMPORT_EVERY: must be from 1s to 596h'],
    [{ IMPORT_EVERY: '597h' }, 'IMPORT_EVERY: must be from 1s to 596h'],
  ])('stops the start with an invalid value: %j', (environment, says) => {
    expect(readSettings(environment)).toEqual({ refused: expect.stringContaining(says) });
  });
});

describe('the connection to a CRM', () => {
  const whise = { WHISE_USERNAME: 'a', WHISE_PASSWORD: 'b', WHISE_CLIENT_ID: '1', WHISE_OFFICE_ID: '2' };

  test('uses the vendor’s address or another, with the credentials of its variables', () => {
    expect(readSettings({ CATALOGUE_SOURCE: 'whise:', ...whise, OMNICASA_NAME: 'not asked for' })).toMatchObject({
      catalogueSource: { kind: 'whise', address: undefined, access: whise },
      leads: { kind: 'whise', access: whise },
    });
    const omnicasa = { OMNICASA_NAME: 'a', OMNICASA_PASSWORD: 'b' };
    expect(readSettings({ CATALOGUE_SOURCE: 'omnicasa:http://127.0.0.1:4000/', ...omnicasa })).toMatchObject({
      catalogueSource: { address: new URL('http://127.0.0.1:4000/') },
    });
    expect(readSettings({ CATALOGUE_SOURCE: 'openimmo:incoming' })).toMatchObject({
      catalogueSource: { kind: 'openimmo', path: resolve('incoming') },
      leads: undefined,
    });
  });

  test('gets no leads if they are sent elsewhere', () => {
    const source = { CATALOGUE_SOURCE: 'whise:', ...whise };
    const webhook = { LEAD_WEBHOOK: 'https://crm.example/leads', LEAD_WEBHOOK_SECRET: 's'.repeat(32) };
    expect(readSettings({ ...source, LEADS: 'none', ...webhook })).toMatchObject({ leads: undefined });
    expect(readSettings({ ...source, ...webhook })).toMatchObject({
      leads: { kind: 'webhook', address: new URL('https://crm.example/leads'), secret: 's'.repeat(32) },
    });
    expect(readSettings({ LEADS: 'whise', ...whise })).toMatchObject({ leads: { kind: 'whise', address: undefined } });
    const other = { CATALOGUE_SOURCE: 'whise:https://whise.example/', LEADS: 'whise' };
    expect(readSettings({ ...other, ...whise })).toMatchObject({
      leads: { address: new URL('https://whise.example/') },
    });
  });

  test.each([
    [{ CATALOGUE_SOURCE: 'whise:http://whise.example/' }, 'CATALOGUE_SOURCE: must be'],
    [{ CATALOGUE_SOURCE: 'whise:https://a:b@whise.example/' }, 'CATALOGUE_SOURCE: must be'],
    [{ CATALOGUE_SOURCE: 'whise:ftp://whise.example/' }, 'CATALOGUE_SOURCE: must be'],
    [{ CATALOGUE_SOURCE: 'constructor:' }, 'CATALOGUE_SOURCE: must be'],
    [
      { CATALOGUE_SOURCE: 'whise:', WHISE_USERNAME: 'a' },
      'WHISE_PASSWORD, WHISE_CLIENT_ID, WHISE_OFFICE_ID: are required with CATALOGUE_SOURCE=whise:',
    ],
    [{ LEADS: 'skarabee' }, 'SKARABEE_USER, SKARABEE_PASSWORD: are required with LEADS=skarabee'],
    [{ LEADS: 'pigeon' }, 'LEADS: must be none, webhook,'],
    [{ LEADS: 'webhook' }, 'LEAD_WEBHOOK: is required'],
    [{ LEAD_WEBHOOK: 'https://crm.example/' }, 'LEAD_WEBHOOK_SECRET: is required'],
    [{ LEAD_WEBHOOK: 'http://crm.example/', LEAD_WEBHOOK_SECRET: 's'.repeat(32) }, 'LEAD_WEBHOOK: must be an https'],
    [{ LEAD_WEBHOOK: 'https://10.0.0.8/', LEAD_WEBHOOK_SECRET: 's'.repeat(32) }, 'LEAD_WEBHOOK: lies in a private'],
    [{ LEAD_WEBHOOK: 'https://[::1]/', LEAD_WEBHOOK_SECRET: 's'.repeat(32) }, 'LEAD_WEBHOOK: lies in a private'],
    [{ LEAD_WEBHOOK: 'https://0x7f.1/', LEAD_WEBHOOK_SECRET: 's'.repeat(32) }, undefined],
    [{ LEAD_WEBHOOK: 'https://crm.example/', LEAD_WEBHOOK_SECRET: 'short' }, 'LEAD_WEBHOOK_SECRET: has fewer than'],
  ])('stops the start with invalid settings: %j', (environment, says) => {
    const read = readSettings(environment);
    // `0x7f.1` is another spelling of 127.0.0.1.
    if (says === undefined) expect(read).toMatchObject({ leads: { address: new URL('https://127.0.0.1/') } });
    else expect(read).toEqual({ refused: expect.stringContaining(says) });
    expect(JSON.stringify(read)).not.toContain('"refused":"Settings refused: short');
  });
});

describe('SECRET_PREVIOUS', () => {
  const [secret, previous] = ['s'.repeat(32), 'p'.repeat(32)];

  test('is read beside the secret', () => {
    expect(readSettings({ SECRET: secret, SECRET_PREVIOUS: previous })).toMatchObject({
      secret,
      previousSecret: previous,
    });
    expect(readSettings({ SECRET: secret })).toMatchObject({ previousSecret: undefined });
  });

  test.each([
    [{ SECRET_PREVIOUS: previous }, 'requires SECRET with another value'],
    [{ SECRET: secret, SECRET_PREVIOUS: secret }, 'requires SECRET with another value'],
    [{ SECRET: secret, SECRET_PREVIOUS: 'short' }, 'has fewer than 32 characters'],
  ])('stops the start with an invalid value: %j', (environment, says) => {
    const read = readSettings(environment);
    expect(read).toEqual({ refused: expect.stringContaining(`SECRET_PREVIOUS: ${says}`) });
    expect(JSON.stringify(read)).not.toContain(previous);
  });
});

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example:587', undefined, false],
    ['smtp://mail.example:587', '0', false],
    ['smtp://mail.example:587', '1', true],
    ['smtp://127.0.0.1.example', undefined, false],
    ['smtp://127.0.0.1:2525', undefined, true],
    ['smtp://localhost', undefined, true],
  ])('%s, SMTP_PLAIN=%s: in plain text %s', (url, plain, allowed) => {
    expect(readSettings({ SMTP_URL: url, SMTP_PLAIN: plain })).toMatchObject({ smtp: { url, plain: allowed } });
  });
});

describe('CLAMAV', () => {
  test.each([
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://clamd.internal:3310/', { host: 'clamd.internal', port: 3310 }],
    ['tcp://clam_av:3310', { host: 'clam_av', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['', undefined],
  ])('accepts %j', (text, clamd) => {
    expect(readSettings({ CLAMAV: text })).toHaveProperty('clamd', clamd);
  });

  test.each([
    '127.0.0.1:3310',
    'tcp://127.0.0.1',
    'tcp://127.0.0.1:0',
    'tcp://127.0.0.1:65536',
    'tcp://user@host:3310',
    'tcp://host:3310/x',
    'unix:clamd.ctl',
    'unix:',
    'http://host:3310',
  ])('refuses %j', text => {
    expect(readSettings({ CLAMAV: text })).toEqual({
      refused: 'Settings refused: CLAMAV: must be tcp://HOST:PORT or unix:/PATH',
    });
  });
});

describe('SECURITY_CONTACT', () => {
  test.each([
    ['security@agency.example', 'mailto:security@agency.example'],
    ['mailto:security@agency.example', 'mailto:security@agency.example'],
    ['https://agency.example/report', 'https://agency.example/report'],
  ])('accepts %s', (text, contact) => {
    expect(readSettings({ SECURITY_CONTACT: text })).toMatchObject({ securityContact: contact });
  });

  test.each(['security', 'http://agency.example/', 'javascript:alert(1)', 'https://a.example/\nContact: evil'])(
    'refuses %j',
    text => expect(readSettings({ SECURITY_CONTACT: text })).toHaveProperty('refused'),
  );
});

test.each(['yes', 'true', '2'])('a switch is 0 or 1, not %s', text => {
  for (const name of ['SMTP_PLAIN', 'HSTS_SUBDOMAINS'])
    expect(readSettings({ [name]: text })).toHaveProperty('refused');
});

describe('the address of the metrics', () => {
  test('is off by default, local with only a port, and elsewhere with a host', () => {
    expect(readSettings({})).toMatchObject({ metrics: undefined });
    expect(readSettings({ METRICS_HOST: '0.0.0.0' })).toMatchObject({ metrics: undefined });
    expect(readSettings({ METRICS_PORT: '9464' })).toMatchObject({ metrics: { host: '127.0.0.1', port: 9464 } });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' })).toMatchObject({
      metrics: { host: '10.0.0.5', port: 9464 },
    });
  });

  test.each(['x', '-1', '65536', '94.64'])('stops the start with an invalid port: %s', text => {
    expect(readSettings({ METRICS_PORT: text })).toEqual({
      refused: expect.stringMatching(/^Settings refused: METRICS_PORT: [^\n;]+$/),
    });
  });
});

test.each([
  [undefined, false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1', false],
  ['https://agency.example', true],
  ['http://agency.example', true],
])('the address %s is public: %s', (address, isPublic) => {
  expect(readSettings({ PUBLIC_URL: address })).toMatchObject({ isPublic });
});
