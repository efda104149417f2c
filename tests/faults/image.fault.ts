import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { talk } from '../support/visitors/form-visitor.ts';
import { freePort } from '../support/run/free-port.ts';
import { FULL } from '../support/run/full-run.ts';
import { installFromDebian } from '../support/run/install.ts';
import { memoryOf } from '../support/faults/process-memory.ts';

const scratch = FULL ? mkdtempSync(join(tmpdir(), 'clairval-image-')) : '';
const BUILDAH = ['--storage-driver', 'vfs', '--root', join(scratch, 'storage'), '--runroot', join(scratch, 'run')];
const MIB = 1024 * 1024;

/** The parts of an image's configuration under test. */
const INSPECTED = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

function missing(): string | undefined {
  if (!FULL) return 'only in the full run';
  if (process.getuid?.() !== 0) return 'only root';
  const isHere = (name: string) => spawnSync(name, ['--version']).error === undefined;
  const wanted = ['buildah', 'mmdebstrap'].filter(name => !isHere(name));
  if (wanted.length === 0 || installFromDebian(...wanted)) return undefined;
  return `${wanted.join(' and ')} missing`;
}

function run(file: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(file, parameters, { encoding: 'utf8', maxBuffer: 64 * MIB });
  if (status !== 0) throw new Error(`${file} ${parameters[0]}: ${error?.message ?? stderr.slice(-2_000)}`);
  return stdout.trim();
}
const buildah = (...parameters: readonly string[]) => run('buildah', ...BUILDAH, ...parameters);

/** A minimal Debian from this machine's package mirror, with this machine's trusted certificates. */
function makeBase(): void {
  const mirror = run('apt-get', 'indextargets', '--format', '$(SITE)', 'Created-By: Packages')
    .split('\n')
    .find(site => site.replace(/\/$/, '').endsWith('/debian'));
  const context = join(scratch, 'base');
  mkdirSync(context);
  const trusted = '/usr/local/share/ca-certificates';
  const trust = `cp ${trusted}/*.crt "$1"${trusted}/ 2>/dev/null; chroot "$1" update-ca-certificates`;
  const parameters = ['--variant=minbase', '--include=ca-certificates', `--customize-hook=${trust}`, 'trixie'];
  run('mmdebstrap', ...parameters, join(context, 'root.tar'), ...(mirror === undefined ? [] : [mirror]));
  writeFileSync(join(context, 'Dockerfile'), 'FROM scratch\nADD root.tar /\n');
  buildah('bud', '--isolation', 'chroot', '-t', 'base', context);
}

const reason = missing();
describe.skipIf(reason !== undefined)(`the image${reason === undefined ? '' : ` (skipped: ${reason})`}`, () => {
  let root = '';
  let config: z.infer<typeof INSPECTED>['Docker']['config'];

  beforeAll(() => {
    makeBase();
    const npmrc = join(homedir(), '.npmrc');
    const volumes = existsSync(npmrc) ? ['-v', `${npmrc}:/root/.npmrc:ro`] : [];
    const base = ['--build-arg', 'BASE=localhost/base'];
    buildah('bud', '--format', 'docker', '--isolation', 'chroot', ...base, ...volumes, '-t', 'site', '.');
    root = buildah('mount', buildah('from', '--pull-never', 'localhost/site'));
    config = INSPECTED.parse(JSON.parse(buildah('inspect', '--type', 'image', 'localhost/site'))).Docker.config;
  }, 1_200_000);
  afterAll(() => {
    spawnSync('buildah', [...BUILDAH, 'rm', '--all']);
    rmSync(scratch, { recursive: true, force: true });
  });

  /** Runs the image's command as its user, on its files mounted read-only except for the volume. */
  function start(data: string, port: number, command: readonly string[] = config.Cmd): ChildProcess {
    const environment = config.Env.filter(each => !/^(?:HOST|PORT)=/.test(each));
    const script = [
      `mount --bind '${root}' '${root}'`,
      `mount --bind '${data}' '${root}/data'`,
      `mount -t proc proc '${root}/proc'`,
      `mount --rbind /dev '${root}/dev'`,
      `mount -o remount,ro,bind '${root}'`,
      `exec env -i "$@"`,
    ].join(' && ');
    const inside = ['/usr/sbin/chroot', `--userspec=${config.User}`, root, 'sh', '-c', 'cd "$0" && exec "$@"'];
    const words = [...environment, 'HOST=127.0.0.1', `PORT=${port}`, ...inside, config.WorkingDir, ...command];
    return spawn('unshare', ['-m', 'sh', '-c', script, 'sh', ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
  }

  function volume(name: string): string {
    const folder = join(scratch, name);
    mkdirSync(folder, { mode: 0o700 });
    const [user = 0, group = 0] = config.User.split(':').map(Number);
    chownSync(folder, user, group);
    return folder;
  }

  test('declares a non-root user, its port and a health check', () => {
    expect(config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(config.Env).toEqual(expect.arrayContaining(['HOST=0.0.0.0', 'DATA_DIR=/data']));
    expect(config.Env.filter(each => /SECRET|PASSWORD|TOKEN/.test(each))).toEqual([]);
    expect(config.Healthcheck.Test[0]).toBe('CMD');
    const size = Number(run('du', '-sb', root).split('\t')[0]);
    console.log(
      `the image holds ${Math.round(size / MIB)} MiB, ${Math.round(Number(run('du', '-sb', join(root, 'app')).split('\t')[0]) / MIB)} of them the site's`,
    );
    for (const name of ['tests', 'var', '.git', '.env']) expect(readdirSync(join(root, 'app'))).not.toContain(name);
  });

  test('serves from read-only files, passes its own health check and exits with 0', async () => {
    const [data, port] = [volume('data'), await freePort()];
    const site = start(data, port);
    onTestFinished(() => void site.kill('SIGKILL'));
    const ended = once(site, 'exit');
    let ready = false;
    for (let turn = 0; !ready && turn < 300; turn++) {
      ready = await talk(port, { path: '/readyz' }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!ready) await sleep(100);
    }
    expect(ready).toBe(true);
    const page = await talk(port, { path: '/fr/' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('</html>');
    expect(memoryOf(site.pid ?? 0).now).toBeLessThan(400 * MIB);
    const [, ...check] = config.Healthcheck.Test;
    expect(await once(start(data, port, check), 'exit')).toEqual([0, null]);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await once(start(data, port, check), 'exit')).toEqual([1, null]);
    expect(readdirSync(data)).toContain('clairval.db');
  });

  test('includes the operator commands', async () => {
    const words = ['node', 'adapters/composition/commands/import.ts', 'fixtures/agency/feed.json', '--dry-run'];
    expect(await once(start(volume('other'), 0, words), 'exit')).toEqual([0, null]);
  });
});
