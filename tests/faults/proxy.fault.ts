import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { FORM_NAMES, FORMS, type FormName } from '../../domain/request/forms.ts';
import { builtServer } from '../support/server/built-server.ts';
import { type Got, nthForm, referenceIn, type Sealed, seal } from '../support/visitors/form-visitor.ts';
import { freePort } from '../support/run/free-port.ts';
import { FULL } from '../support/run/full-run.ts';
import { installFromDebian } from '../support/run/install.ts';
import { CERTIFICATE, KEY } from '../support/faults/test-certificate.ts';

const NAME = 'agency.example';
const CERTIFICATES = `/etc/letsencrypt/live/${NAME}`;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-proxy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
writeFileSync(join(scratch, 'fullchain.pem'), CERTIFICATE);
writeFileSync(join(scratch, 'privkey.pem'), KEY);

/** Local ports of the site and of the proxy in front of it. */
type Ports = { readonly site: number; readonly http: number; readonly https: number };
type Proxy = {
  readonly program: string;
  /** Writes the delivered file with other ports and certificates; returns the command that starts the proxy with it. */
  readonly command: (ports: Ports) => readonly string[];
  /** The command that validates the file. */
  readonly check: (command: readonly string[]) => readonly string[];
};

const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    command({ site, http, https }) {
      const folder = join(scratch, 'nginx');
      mkdirSync(folder, { recursive: true });
      const conf = readFileSync('adapters/deployment/nginx.conf', 'utf8')
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replace('listen 80;', `listen 127.0.0.1:${http};`)
        .replace('listen 443 ', `listen 127.0.0.1:${https} `)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
        .replaceAll(CERTIFICATES, scratch)
        .replace('/var/www/html', folder);
      writeFileSync(join(folder, 'site.conf'), conf);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        name => `${name}_temp_path ${join(folder, name)};`,
      );
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${user} pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
      );
      return ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    },
    check: command => [...command, '-t'],
  },
  {
    program: 'caddy',
    command({ site, http, https }) {
      const file = join(scratch, 'Caddyfile');
      const conf = readFileSync('adapters/deployment/Caddyfile', 'utf8')
        .replace(`${NAME} {`, `${NAME} {\n\tbind 127.0.0.1\n\ttls ${scratch}/fullchain.pem ${scratch}/privkey.pem\n`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`);
      writeFileSync(
        file,
        `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n${conf}`,
      );
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
    },
    check: ([program = '', , ...others]) => [program, 'validate', ...others],
  },
];

/** Under systemd, installing a proxy would also start it. */
const MAY_INSTALL = FULL && !existsSync('/run/systemd/system');

function isMissing(program: string): boolean {
  const here = () => spawnSync(program, ['version']).error === undefined;
  return !here() && !(MAY_INSTALL && installFromDebian(program === 'nginx' ? 'nginx-light' : program) && here());
}

type Answer = Got & { readonly headers: NodeJS.Dict<string | string[]>; readonly bytes: Buffer };
/** A request; `seconds`: time over which its body is sent. */
type Asked = Partial<Sealed> & { readonly path: string; readonly localAddress?: string; readonly seconds?: number };

/** One exchange through the proxy, by TLS if `secure`. */
function ask(port: number, { path, headers, body, localAddress, seconds = 0 }: Asked, secure = true): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { host: NAME, ...headers },
    agent: false as const,
    ...(localAddress !== undefined && { localAddress }),
  };
  // The test certificate is for this machine, not for the agency's domain.
  const tls = { servername: NAME, ca: CERTIFICATE, checkServerIdentity: () => undefined };
  return new Promise((resolved, reject) => {
    const sent = secure ? request({ ...options, ...tls }) : plainRequest(options);
    sent.once('response', async response => {
      const bytes = Buffer.concat(await response.toArray());
      const { statusCode: status = 0, headers: got } = response;
      resolved({ status, location: got.location ?? '', text: bytes.toString(), headers: got, bytes });
    });
    sent.on('error', reject);
    if (body && seconds > 0) void endSlowly(sent, body, seconds);
    else sent.end(body);
  });
}

/** Sends a body in one part a second. */
async function endSlowly(sent: ClientRequest, body: Buffer, seconds: number): Promise<void> {
  const part = Math.ceil(body.length / seconds);
  for (let from = 0; from < body.length && !sent.destroyed; from += part) {
    sent.write(body.subarray(from, from + part));
    await sleep(1000);
  }
  sent.end();
}

/** Waits until the proxy forwards a request. Returns false after 100 attempts, or once `hasEnded` says that its process has ended. */
async function listens(port: number, hasEnded: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 100 && !hasEnded(); turn++) {
    const answered = ask(port, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (await answered) return true;
    await sleep(100);
  }
  return false;
}

/** Starts the site and a proxy in front of it. */
async function behind(proxy: Proxy): Promise<Ports & { readonly command: readonly string[] }> {
  const directory = join(scratch, `${proxy.program}-data`);
  const server = await builtServer({ DATA_DIR: directory, PUBLIC_URL: `http://localhost`, TRUSTED_PROXIES: '1' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.start();
  const ports = { site: server.port, http: await freePort(), https: await freePort() };
  const command = proxy.command(ports);
  const [file = '', ...parameters] = command;
  const home = join(scratch, 'home');
  const child: ChildProcess = spawn(file, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  let written = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  if (!(await listens(ports.https, () => child.exitCode !== null)))
    throw new Error(`${proxy.program} does not forward (${child.exitCode ?? 'it runs'}): ${written}`);
  return { ...ports, command };
}

/** A submission of the form in round `number` of visitors. */
const form = (name: FormName, number: number) => nthForm(FORM_NAMES.length * number + FORM_NAMES.indexOf(name));

for (const proxy of PROXIES) {
  describe.skipIf(isMissing(proxy.program))(`${proxy.program} in front (skipped where it is missing)`, () => {
    test('forwards pages, revisions and forms, and exposes nothing internal', async () => {
      const { site, http, https, command } = await behind(proxy);
      const [file = '', ...parameters] = proxy.check(command);
      expect(spawnSync(file, parameters, { env: { ...process.env, HOME: scratch } }).status).toBe(0);

      for (const [encoding, open] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const page = await ask(https, { path: '/fr/', headers: { 'accept-encoding': encoding } });
        expect(page.status).toBe(200);
        expect(page.headers['content-encoding']).toBe(encoding);
        expect(open(page.bytes).toString()).toContain('</html>');
        const etag = String(page.headers['etag']);
        const again = await ask(https, {
          path: '/fr/',
          headers: { 'accept-encoding': encoding, 'if-none-match': etag },
        });
        expect({ status: again.status, bytes: again.bytes.length }).toEqual({ status: 304, bytes: 0 });
        const { headers } = await ask(site, { path: '/fr/', headers: { 'accept-encoding': encoding } }, false);
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
          expect(page.headers[name]).toBe(headers[name]);
      }

      const moved = await ask(http, { path: '/nl/?a=b' }, false);
      expect(moved.status).toBeGreaterThanOrEqual(301);
      expect(moved.location).toMatch(/^https:\/\/agency\.example(?::\d+)?\/nl\/\?a=b$/);
      for (const path of ['/healthz', '/readyz']) expect((await ask(https, { path })).status).toBe(404);

      const session = connectHttp2(`https://127.0.0.1:${https}`, {
        servername: NAME,
        ca: CERTIFICATE,
        checkServerIdentity: () => undefined,
      });
      await once(session, 'connect');
      expect(session.alpnProtocol).toBe('h2');
      session.close();

      const pdf = Buffer.alloc(MAX_FILE_BYTES, 'a line of it ');
      pdf.write('%PDF-1.7');
      const sealed = await seal(site, { ...form('job-contact', 1), pdf });
      expect(referenceIn(await ask(https, sealed))).toBeDefined();
      const tooLarge = { ...sealed, body: Buffer.alloc(12 * 1024 * 1024) };
      const refused = ask(https, { ...tooLarge, headers: { 'content-length': String(tooLarge.body.length) } });
      expect(
        await refused.then(
          ({ status }) => status,
          () => 413,
        ),
      ).toBe(413);
    });

    test.runIf(FULL)(
      'receives an upload whole before the site does, which waits 20 seconds for a request',
      async () => {
        const { site, https } = await behind(proxy);
        const sealed = await seal(site, form('job-contact', 2));
        expect(referenceIn(await ask(https, { ...sealed, seconds: 26 }))).toBeDefined();
      },
    );

    test.runIf(FULL || proxy.program === 'nginx')(
      'limits visitors by their own network, whatever X-Forwarded-For they send',
      async () => {
        const { site, https } = await behind(proxy);
        const { perHour } = FORMS['site-contact'];
        const told: (string | undefined)[] = [];
        for (let number = 0; number <= perHour; number++) {
          // Each request names another network in X-Forwarded-For.
          const sealed = await seal(site, form('site-contact', number));
          told.push(
            referenceIn(await ask(https, sealed).then(got => (got.status === 429 ? { ...got, status: 0 } : got))),
          );
        }
        expect(told.slice(0, perHour)).not.toContain(undefined);
        expect(told.at(-1)).toBeUndefined();
        const sealed = await seal(site, form('site-contact', perHour + 1));
        expect(referenceIn(await ask(https, { ...sealed, localAddress: '127.0.9.9' }))).toBeDefined();
      },
    );
  });
}

test.skipIf(isMissing('caddy'))('the delivered Caddyfile is valid and formatted as `caddy fmt` does', () => {
  const file = resolve('adapters/deployment/Caddyfile');
  const env = { PATH: process.env['PATH'], HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  expect(spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { env }).status).toBe(0);
  expect(spawnSync('caddy', ['fmt', file], { encoding: 'utf8', env }).stdout).toBe(readFileSync(file, 'utf8'));
});
