import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Printed lines per side of a difference, and printed files with the same difference. */
const LINES = 4;
const FILES = 3;
const WIDTH = 220;

/**
 * Prints the differences of two crawls by file, equal ones only once; returns the number of differing files.
 * `compareCrawls('before', 'after', console.log)` → `0`
 */
export function compareCrawls(before: string, after: string, print: (line: string) => void): number {
  const [ours, theirs] = [filesOf(before), filesOf(after)];
  const alike = new Map<string, string[]>();
  for (const file of [...new Set([...ours, ...theirs])].toSorted()) {
    const difference = !theirs.has(file)
      ? '  only before'
      : !ours.has(file)
        ? '  only after'
        : differing(readFileSync(join(before, file), 'utf8'), readFileSync(join(after, file), 'utf8'));
    if (difference === undefined) continue;
    const files = alike.get(difference) ?? [];
    files.push(file);
    alike.set(difference, files);
  }
  let count = 0;
  for (const [difference, files] of alike) {
    count += files.length;
    const more = files.length - FILES;
    print(`${files.slice(0, FILES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    print(difference);
  }
  print(count === 0 ? `${ours.size} files, no difference` : `${count} of ${ours.size} files differ`);
  return count;
}

function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) throw new Error(`there is no ${folder}`);
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.txt')));
}

/** First lines that only one of two texts has; `undefined` if they are equal. */
function differing(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const [ours, theirs] = [before.split('\n'), after.split('\n')];
  const only = (lines: readonly string[], others: readonly string[], mark: string) => {
    const known = new Set(others);
    const own = lines.filter(line => !known.has(line));
    const shown = own.slice(0, LINES).map(line => `  ${mark} ${around(line, others[lines.indexOf(line)] ?? '')}`);
    return own.length > LINES ? [...shown, `  ${mark} … ${own.length - LINES} more lines`] : shown;
  };
  const lines = [...only(ours, theirs, '-'), ...only(theirs, ours, '+')];
  return lines.length === 0 ? '  the same lines, in another order or number' : lines.join('\n');
}

/** An excerpt of a long line, from shortly before its first difference. */
function around(line: string, other: string): string {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at++;
  const from = line.length <= WIDTH ? 0 : Math.max(0, Math.min(at - WIDTH / 4, line.length - WIDTH));
  return `${from > 0 ? '…' : ''}${line.slice(from, from + WIDTH)}${from + WIDTH < line.length ? '…' : ''}`;
}
