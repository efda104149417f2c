import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { mayDo } from '../../../domain/desk/access.ts';
import { healthProblemsOf } from '../../operate/health-problems.ts';
import type { ImportRuns } from '../../ports/catalogue/import-runs.ts';
import type { Outbox } from '../../ports/mails/outbox.ts';
import type { DeskCall } from '../shared/desk-handler.ts';

/** An active problem, shown above every page of the desk; `figures` as in alerts. */
export type DeskBanner = {
  readonly kind: 'mails' | 'leads' | 'imports';
  readonly figures: Readonly<Record<string, number>>;
  /** Address of the page on which the problem is handled; absent if the member may not open that page. */
  readonly href: string | undefined;
};

/** Finds the problems that a banner shows on every desk page of a member. */
export type FindBanners = (call: Pick<DeskCall, 'member' | 'context' | 'now'>) => Promise<readonly DeskBanner[]>;

/** Time in ms for which the problems are cached, because pages that refresh themselves request them every few seconds. */
const CACHE_MS = 10_000;

/**
 * Finds problems to show in the desk: mails or leads waiting for over an hour, and imports that failed twice in a row. Uses the rules of
 * alerts, even if `ALARM_MAIL` is not set. A database outage is shown by the page itself.
 * `await makeDeskBanners({ outbox, importRuns })({ member, context, now })` → `[{ kind: 'mails', figures: { count: 3, minutes: 75 }, href: '/fr/desk/mails/' }]`
 */
export function makeDeskBanners({
  outbox,
  importRuns,
}: {
  readonly outbox: Pick<Outbox, 'depth'>;
  readonly importRuns: Pick<ImportRuns, 'last'>;
}): FindBanners {
  let last: { readonly at: number; readonly found: ReturnType<typeof look> } | undefined;

  async function look(now: number) {
    const [mails, leads, imports] = await Promise.all([outbox.depth('mail'), outbox.depth('lead'), importRuns.last()]);
    const standing = {
      mails,
      leads,
      imports,
      disk: undefined,
      certificateEndsAt: undefined,
      secretMadeAt: undefined,
      backedUpAt: undefined,
    };
    return healthProblemsOf(standing, { machine: '', current: [], now });
  }

  return async ({ member, context: { language }, now }) => {
    if (last === undefined || now - last.at >= CACHE_MS || now < last.at) {
      const found = look(now);
      last = { at: now, found };
      found.catch(() => {
        last = undefined;
      });
    }
    return (await last.found).flatMap(({ kind, figures }): DeskBanner[] => {
      if (kind !== 'mails' && kind !== 'leads' && kind !== 'imports') return [];
      const page = kind === 'imports' ? 'operation' : 'mails';
      const path = `${deskPath(page, language)}${kind === 'leads' ? '?of=lead' : ''}`;
      return [{ kind, figures, href: mayDo(member.role, page) ? path : undefined }];
    });
  };
}
