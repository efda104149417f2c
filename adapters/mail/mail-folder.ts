import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMailFiles } from '../../application/ports/submissions/stored-files.ts';

/** What the folder mailer lays down, whole or unfinished. */
const LETTER = /^[\w.-]+\.eml(?:\.[0-9a-f]{8})?$/;

/** Runs of characters that addresses consist of, and a domain behind an @. */
const LETTERS = /[\w.!#$%&'*+/=?^`{|}~@-]+/g;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+/;

/** The letters that the folder mailer has laid into its folder. */
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
        // What stands before an address without a space may be of a local part, or a quotation mark.
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

/** What a message says: as it stands, and its parts in quoted-printable or base64 as they are read (RFC 2045, 6.7 and 6.8). */
function textsOf(letter: string): readonly string[] {
  const plain = letter.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => octet(code));
  const blocks = letter.match(/^(?:[A-Za-z0-9+/]{4,76}={0,2}\r?\n)+/gm) ?? [];
  const decoded = blocks.map(block => Buffer.from(block, 'base64').toString('latin1'));
  return [letter, plain, ...decoded].map(legibly);
}

/** Anything that may be an address; each row of letters is read once. `[...addressesIn('<an@a.be>, b@c')]` → `['an@a.be']` */
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

/** An address and not the end or the beginning of a longer one. */
function addressPattern(email: string): RegExp {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.[\\w-])`, 'i');
}

/** As it is read: without the breaks that keep what visitors type from becoming links. */
function legibly(octets: string): string {
  return Buffer.from(octets, 'latin1').toString().replaceAll('\u200b', '');
}

function octet(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
