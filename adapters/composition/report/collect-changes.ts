/** Headings of a version, in order. */
const HEADINGS = ['Before you update', 'Security', 'Added', 'Changed', 'Fixed'];

/** A file of `docs/changes`; `name` without the folder. */
export type ChangeFile = { readonly name: string; readonly text: string };

/**
 * Merges the entries of all files under one heading each, in the format of `CHANGELOG.md`; empty without entries. Throws, naming file and
 * line, for another heading or for text that is not a list item under a heading.
 * `collectChanges([{ name: 'a.md', text: '### Added
 *
 * - One.
 * ' }])` → `'### Added
 *
 * - One.
 * '`
 */
export function collectChanges(files: readonly ChangeFile[]): string {
  const entries = new Map<string, string[]>(HEADINGS.map(heading => [heading, []]));
  for (const { name, text } of files) {
    let lines: string[] | undefined;
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue;
      const refuse = (what: string) =>
        new Error(`docs/changes/${name}: line ${at + 1} is ${what} ${HEADINGS.join(', ')}`);
      const heading = /^### (.+)$/.exec(line)?.[1]?.trim();
      if (heading !== undefined) {
        lines = entries.get(heading);
        if (!lines) throw refuse('none of the headings');
      } else if (lines && /^(?:- | {2})/.test(line)) lines.push(line.trimEnd());
      else throw refuse('not a list item under one of the headings');
    }
  }
  return Array.from(entries)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${lines.join('\n')}\n`)
    .join('\n');
}

/**
 * Returns the changelog with one more version before the newest. Throws if it contains that version already.
 * `withVersion(changelog, { version: '0.7.0', day: '2026-12-01', commit: '1a2b3c4d' }, '### Added\n…')`
 */
export function withVersion(
  changelog: string,
  { version, day, commit }: { readonly version: string; readonly day: string; readonly commit: string },
  entries: string,
): string {
  if (changelog.includes(`\n## [${version}] `)) throw new Error(`CHANGELOG.md has the version ${version} already`);
  const at = changelog.indexOf('\n## [');
  const head = at < 0 ? changelog : changelog.slice(0, at);
  const tail = at < 0 ? '' : changelog.slice(at);
  return `${head}\n## [${version}] - ${day}, ${commit}\n\n${entries}${tail}`;
}
