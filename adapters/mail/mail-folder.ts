import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMailFiles } from '../../application/ports/submissions/stored-files.ts';

/** File names of the folder mailer, complete or incomplete. */
const LETTER = /^[\w.-]+\.eml(?:\.[0-9a-f]{8})?$/;

/** `LETTERS`: sequences of characters allowed in e-mail addresses; `DOMAIN`: a domain, as it follows an @. */
const LETTERS = /[\w.!#$%&'*+/=?^`{|}~@-]+/g;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+/;

/** Mails that the folder mailer has written to its folder. */
export function makeMailFolder(folder: string): StoredMailFiles {
  const names = async () => (await readdir(folder).catch(() => [])).filter(name => LETTER.test(name));
  return {
    async list() {
      const files = (await names()).map(async name => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        return found ? [{ name, at: found.mtimeMs }] : [];
      });
      return (await Promise.all(files)).flat();
    },
    async naming(email) {
      const address = addressPattern(email);
      const holding: string[] = [];
      for (const name of await names()) {
        const letter = await readFile(join(folder, name), 'latin1').catch(() => '');
        if (textsOf(letter).some(text => address.test(text))) holding.push(name);
      }
      return holding;
    },
    async addresses() {
      const found = new Set<string>();
      for (const name of await names()) {
        const letter = await readFile(join(folder, name), 'latin1').catch(() => '');
        // Punctuation directly before an address may belong to it or be e.g. a quotation mark, so add both variants.
        for (const text of textsOf(letter))
          for (const address of addressesIn(text.toLowerCase())) found.add(address).add(address.replace(/^\W+/, ''));
      }
      return found;
    },
    async forget(name) {
      if (LETTER.test(name)) await rm(join(folder, name), { force: true });
    },
  };
}

/** Texts of a message: raw, and decoded from quoted-printable and base64 (RFC 2045, 6.7 and 6.8). */
function textsOf(letter: string): readonly string[] {
  const plain = letter.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => octet(code));
  const blocks = letter.match(/^(?:[A-Za-z0-9+/]{4,76}={0,2}\r?\n)+/gm) ?? [];
  const decoded = blocks.map(block => Buffer.from(block, 'base64').toString('latin1'));
  return [letter, plain, ...decoded].map(legibly);
}

/** Possible e-mail addresses in linear time. `[...addressesIn('<an@a.be>, b@c')]` → `['an@a.be']` */
function* addressesIn(text: string): Generator<string> {
  for (const [row] of text.matchAll(LETTERS)) {
    const [first = '', ...others] = row.split('@');
    let local = first;
    for (const part of others) {
      const domain = local === '' ? undefined : DOMAIN.exec(part)?.[0];
      if (domain !== undefined) yield `${local}@${domain}`;
      local = part.slice(domain?.length ?? 0);
    }
  }
}

/** Matches the whole address, but not as part of a longer one. */
function addressPattern(email: string): RegExp {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.[\\w-])`, 'i');
}

/** Decodes UTF-8 and removes the zero-width spaces that `withoutAutoLinks` inserts. */
function legibly(octets: string): string {
  return Buffer.from(octets, 'latin1').toString().replaceAll('\u200b', '');
}

function octet(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
