import { beforeEach, describe, expect, test } from 'vitest';
import type { Quarantine } from '../../../application/ports/submissions/quarantine.ts';
import type { Uploads } from '../../../application/ports/submissions/uploads.ts';

/** A file store with quarantine, and how mails read a file and operators a warning. */
export type QuarantineUnderTest = {
  readonly uploads: Uploads & Quarantine;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly warningOf: (name: string) => Promise<string | undefined>;
};

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

export function describeQuarantine(name: string, make: () => Promise<QuarantineUnderTest>): void {
  describe(`quarantine ${name}`, () => {
    let { uploads, read, warningOf } = {} as QuarantineUnderTest;
    let kept = '';
    let other = '';
    beforeEach(async () => {
      ({ uploads, read, warningOf } = await make());
      const keep = async (said: string) => {
        const file = uploads.begin();
        await file.write(new TextEncoder().encode(said));
        return file.keep();
      };
      kept = await keep('a');
      other = await keep('b');
    });

    test('returns the bytes of a stored file, quarantined or not; nothing for a deleted one', async () => {
      expect(text(await uploads.look(kept))).toBe('a');
      await uploads.withhold(kept, 'not scanned');
      expect(text(await uploads.look(kept))).toBe('a');
      await uploads.forget(kept);
      expect(await uploads.look(kept)).toBeUndefined();
    });

    test('moves a file aside with a warning, and mails no longer find it; others are unchanged', async () => {
      await uploads.withhold(kept, 'not scanned');
      expect(await read(kept)).toBeUndefined();
      expect(await warningOf(kept)).toBe('not scanned');
      expect([text(await read(other)), await warningOf(other)]).toEqual(['b', undefined]);
    });

    test('replaces a warning by a second one', async () => {
      await uploads.withhold(kept, 'not scanned');
      await uploads.withhold(kept, 'infected');
      expect([text(await uploads.look(kept)), await warningOf(kept)]).toEqual(['a', 'infected']);
    });

    test('releases a file and deletes its warning; a file not in quarantine is unchanged', async () => {
      await uploads.withhold(kept, 'not scanned');
      for (const name of [kept, other]) await uploads.release(name);
      expect([text(await read(kept)), text(await read(other)), await warningOf(kept)]).toEqual(['a', 'b', undefined]);
    });

    test('deletes the warning with its file', async () => {
      await uploads.withhold(kept, 'not scanned');
      await uploads.forget(kept);
      expect(await warningOf(kept)).toBeUndefined();
    });
  });
}
