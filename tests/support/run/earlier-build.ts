import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built working tree of the commit before the latest schema migration. */
export type EarlierBuild = { readonly tree: string; remove(): void };

/** Builds that commit in a separate working tree, with the packages of its own lock file; throws if it cannot. */
export function buildEarlier(): EarlierBuild {
  const [added] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'adapters/sql/steps').split('\n');
  if (!added) throw new Error('the history does not hold the newest step of the schema');
  const folder = mkdtempSync(join(tmpdir(), 'clairval-earlier-'));
  const tree = join(folder, 'tree');
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    git('worktree', 'add', '--detach', tree, `${added}^`);
    // The environment lacks the tests' variables: NODE_ENV would change the packages and the build.
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree, env });
    run(process.execPath, ['adapters/composition/commands/build.ts'], { cwd: tree, env });
    return { tree, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Output of a git command. */
function git(...parameters: readonly string[]): string {
  return run('git', parameters, {}).trim();
}

function run(
  command: string,
  parameters: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { ...options, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`the version before could not be built: ${command} ${parameters.join(' ')}`, {
      cause: error ?? new Error(stderr.trim().split('\n').slice(-5).join('\n')),
    });
  return stdout;
}
