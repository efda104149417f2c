import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A working tree of the commit before the newest step of the schema, which is built; or why there is none. */
export type EarlierBuild = { readonly tree: string; remove(): void } | { readonly missing: string };

/** Builds it from the history, in a working tree of its own that has our packages: they have to be the same. */
export function buildEarlier(): EarlierBuild {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'adapters/sql/steps');
  const commit = added && git('rev-parse', '--verify', '--quiet', `${added}^`);
  if (!commit) return { missing: 'the history does not hold the commit before the newest step of the schema' };
  if (git('diff', '--quiet', commit, '--', 'package-lock.json') === undefined)
    return { missing: 'the commit before the newest step of the schema has other packages' };
  const folder = mkdtempSync(join(tmpdir(), 'clairval-earlier-'));
  const tree = join(folder, 'tree');
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  if (git('worktree', 'add', '--detach', tree, commit) === undefined) {
    remove();
    return { missing: 'no working tree could be made' };
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const built = spawnSync(process.execPath, ['adapters/composition/commands/build.ts'], {
    cwd: tree,
    encoding: 'utf8',
    // None of the tests' own variables: by NODE_ENV the build would be another one.
    env: { PATH: process.env['PATH'] },
  });
  if (built.status !== 0) {
    remove();
    return { missing: `it cannot be built: ${built.stderr.trim().split('\n').at(-1)}` };
  }
  return { tree, remove };
}

/** What git says; nothing where it refuses. */
function git(...parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
