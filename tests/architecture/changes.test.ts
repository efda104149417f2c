import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectChanges, withVersion } from '../../adapters/composition/report/collect-changes.ts';

describe('unreleased changes', () => {
  test('are entries under the headings of the changelog', () => {
    const names = readdirSync('docs/changes').filter(name => name !== 'README.md');
    const files = names.map(name => ({ name, text: readFileSync(`docs/changes/${name}`, 'utf8') }));
    expect(() => collectChanges(files)).not.toThrow();
  });

  test('of several files are merged under one heading each, the update instructions first', () => {
    const files = [
      { name: 'a.md', text: '### Added\n\n- One\n  goes on.\n\n### Before you update\n\n- Look.\n' },
      { name: 'b.md', text: '### Added\r\n\r\n- Two.\r\n' },
    ];
    expect(collectChanges(files)).toBe('### Before you update\n\n- Look.\n\n### Added\n\n- One\n  goes on.\n- Two.\n');
    expect(collectChanges([])).toBe('');
  });

  test.each([
    ['### New\n\n- One.\n', 'docs/changes/a.md: line 1 is none of the headings'],
    ['- One.\n', 'docs/changes/a.md: line 1 is not a list item under one of the headings'],
    ['### Added\n\nOne.\n', 'docs/changes/a.md: line 3 is not a list item under one of the headings'],
  ])('%j are rejected with the line number', (text, message) => {
    expect(() => collectChanges([{ name: 'a.md', text }])).toThrow(message);
  });

  test('are inserted as a version before the newest one, once', () => {
    const next = { version: '0.2.0', day: '2026-01-02', commit: '1a2b3c4d' };
    const changelog = '# Changelog\n\nWords.\n\n## [0.1.0] - 2026-01-01, 0a0b0c0d\n\n### Added\n\n- All.\n';
    const released = withVersion(changelog, next, '### Added\n\n- One.\n');
    expect(released).toBe(
      changelog.replace('## [0.1.0]', '## [0.2.0] - 2026-01-02, 1a2b3c4d\n\n### Added\n\n- One.\n\n## [0.1.0]'),
    );
    expect(() => withVersion(released, next, '')).toThrow('has the version 0.2.0 already');
  });

  test('each version of the changelog has its date and last commit', () => {
    const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(versions.length).toBeGreaterThan(1);
    for (const heading of versions) expect(heading).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d, [0-9a-f]{8}$/);
  });
});
