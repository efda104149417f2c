import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail, parsePublicEmail } from '../../../domain/request/email.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const atom = () => fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,10}$/);
const label = () => fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const joined = (part: fc.Arbitrary<string>) =>
  fc.array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join('.'));

describe('an e-mail address', () => {
  it('of plain ASCII dot-atoms is accepted unchanged', () => {
    fc.assert(
      fc.property(joined(atom()), joined(label()), (local, domain) => {
        expect(parseEmail(`${local}@${domain}`)).toBe(`${local}@${domain}`);
      }),
    );
  });

  it('that was parsed is unchanged when it is parsed again, and contains nothing that breaks a mail header', () => {
    const text = fc.oneof(
      fc.emailAddress(),
      wholeText(),
      fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })).map(([a, b]) => `${a}@${b}.be`),
      fc
        .tuple(
          joined(atom()),
          fc.constantFrom('', '"', ' ', '@', ',', '\r\n', '<'),
          fc.constantFrom('café', 'BÜRO', 'a'),
        )
        .map(([local, sign, domain]) => ` ${local}${sign}@${domain}.be`),
    );
    reaches({ read: runs(200), none: runs(200) }, met =>
      fc.assert(
        fc.property(text, typed => {
          const read = parseEmail(typed);
          met(read === undefined ? 'none' : 'read');
          if (read === undefined) return;
          expect(parseEmail(read)).toBe(read);
          expect(read).toMatch(/^[\x21-\x7e]+$/);
          expect(read).not.toMatch(/[\s<>,;:"()[\]\\]/);
          expect(read.split('@')).toHaveLength(2);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('of a visitor is accepted exactly when it is valid and its domain ends in a dot and a word', () => {
    reaches({ reachable: runs(100), local: runs(100), none: runs(100) }, met =>
      fc.assert(
        fc.property(
          joined(atom()),
          joined(label()),
          fc.constantFrom('', '.be', '.museum', '.c', '.1', '.'),
          (local, domain, top) => {
            const typed = `${local}@${domain}${top}`;
            const read = parseEmail(typed);
            const last = (read ?? '').split('@')[1]?.split('.').slice(1).at(-1) ?? '';
            const reachable = /^(?:[a-z]{2,}|xn--.+)$/.test(last);
            met(read === undefined ? 'none' : reachable ? 'reachable' : 'local');
            expect(parsePublicEmail(typed)).toBe(reachable ? read : undefined);
          },
        ),
        { numRuns: runs(1000) },
      ),
    );
  });
});
