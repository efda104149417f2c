import { SAMPLE_OWNERS } from '../../fixtures/builders/owners.ts';
import { actThrough } from './acts.ts';
import type { CrawledSite } from './crawled-site.ts';
import { followPages } from './follow-pages.ts';
import { logIn } from './log-in.ts';
import { localizedAddress } from './path-table.ts';
import { makeVisitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Limit of properties per owner, above the number that any sample owner has. */
const ALL = 99;

/** Writes the pages of each sample owner, and the actions of one owner per language. */
export async function crawlOwners(site: CrawledSite, out: WrittenDown): Promise<void> {
  const seen = new Set<string>();
  for (const [number, owner] of SAMPLE_OWNERS.entries()) {
    const { id, language, password } = owner;
    const at = (original: string) => localizedAddress(site.tree, original, language);
    const visitor = makeVisitor(site.port, `10.3.${number}.10`, language);
    const name = `owners/${id}`;
    await logIn(at('/login/'), owner, visitor, out, name);
    const under = new RegExp(`^${at('/portal/')}`);
    await followPages(at('/portal/'), { visitor, out, name, under, most: ALL });
    if (seen.has(language)) continue;
    seen.add(language);
    const values = { current: password, code: '123456' };
    await actThrough(at('/portal/security/'), `${name} acts`, { visitor, clock: site.clock, out, values });
  }
}
