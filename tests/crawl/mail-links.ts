import { actThrough } from './acts.ts';
import type { CrawledSite } from './crawled-site.ts';
import { type CrawledMail, compared } from './mails.ts';
import { makeVisitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** A link with a secret at the end of its path. */
const SECRET = /\/(?=[\w-]*[A-Z\d])[\w-]{20,}(?=\/?$)/;

/** Follows mailed links, each once. */
export type MailLinks = {
  /** Writes the pages of mailed links and the results of their actions, below `links/{round}`. */
  follow(round: string, mails: readonly CrawledMail[]): Promise<void>;
};

export function makeMailLinks(site: CrawledSite, out: WrittenDown): MailLinks {
  const followed = new Set<string>();
  return {
    async follow(round, mails) {
      const links = mails
        .flatMap(({ to, links: own }) => own.map(link => ({ to, link, shown: link.replace(SECRET, '/secret') })))
        .filter(({ link }) => SECRET.test(link))
        .toSorted((a, b) => compared(`${a.to} ${a.shown}`, `${b.to} ${b.shown}`));
      for (const { to, link, shown } of links) {
        if (followed.has(link)) continue;
        followed.add(link);
        const visitor = makeVisitor(site.port, `10.2.${followed.size}.10`);
        const name = freeName(out, `links/${round}/${to}${shown.replaceAll('/', ' ').trimEnd()}`);
        // A moved viewing gets another day.
        const values = { email: to, day: '2026-12-07' };
        await actThrough(link, name, { visitor, clock: site.clock, out, values });
      }
    },
  };
}

/** An unused name: some mails have several links of a kind. */
function freeName(out: WrittenDown, name: string): string {
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name} ${number}`;
    if (!out.has(`${own}/page`)) return own;
  }
}
