import { beforeEach, describe, expect, test } from 'vitest';
import type { Quarantine } from '../../../application/ports/submissions/quarantine.ts';
import type { Uploads } from '../../../application/ports/submissions/uploads.ts';

/** A place for files with its quarantine; how a mail reads a kept file, and how an operator reads a warning. */
export type QuarantineUnderTest = {
  readonly uploads: Uploads & Quarantine;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly warningOf: (name: string) => Promise<string | undefined>;
};

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** The contract of every quarantine. */
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

    test('gives the bytes of a kept file, in quarantine or not; nothing where it is gone', async () => {
      expect(text(await uploads.look(kept))).toBe('a');
      await uploads.withhold(kept, 'not scanned');
      expect(text(await uploads.look(kept))).toBe('a');
      await uploads.forget(kept);
      expect(await uploads.look(kept)).toBeUndefined();
    });

    test('lays a kept file aside with a warning beside it, and mails find it no more; others stay', async () => {
      await uploads.withhold(kept, 'not scanned');
      expect(await read(kept)).toBeUndefined();
      expect(await warningOf(kept)).toBe('not scanned');
      expect([text(await read(other)), await warningOf(other)]).toEqual(['b', undefined]);
    });

    test('takes a second warning instead of the first', async () => {
      await uploads.withhold(kept, 'not scanned');
      await uploads.withhold(kept, 'infected');
      expect([text(await uploads.look(kept)), await warningOf(kept)]).toEqual(['a', 'infected']);
    });

    test('takes a file out and forgets its warning; one that is not in quarantine stays where it is', async () => {
      await uploads.withhold(kept, 'not scanned');
      for (const name of [kept, other]) await uploads.release(name);
      expect([text(await read(kept)), text(await read(other)), await warningOf(kept)]).toEqual(['a', 'b', undefined]);
    });

    test('keeps no warning of a file that is forgotten', async () => {
      await uploads.withhold(kept, 'not scanned');
      await uploads.forget(kept);
      expect(await warningOf(kept)).toBeUndefined();
    });
  });
}
