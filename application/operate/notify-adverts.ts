import { WEIGHTS } from '../../domain/advert/publish-check.ts';
import { deskPath } from '../../domain/desk/desk-pages.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { findingView } from '../advert/finding-words.ts';
import { type CheckAdverts, advertPlace, advertTitle } from '../advert/checked-adverts.ts';
import { agencyLanguage } from '../mail/agency-language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import type { AdvertMails } from '../ports/mails/advert-mails.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { contexts } from '../view/contexts.ts';
import { phrasesOf } from '../view/page-context.ts';

/** Earliest time of the daily mail (Brussels time): after the nightly imports, before offices open. */
const FROM = '06:30';
/** Maximum number of adverts in a mail; the desk lists all. */
const MOST = 25;

export type NotifyAdvertsParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly check: Pick<CheckAdverts, 'whole'>;
  readonly mails: AdvertMails;
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly clock: Clock;
};

/**
 * Checks all adverts once a day and mails the findings to the agency if a law is violated or the findings differ from the last ones.
 * Returns whether a mail was enqueued.
 */
export function makeNotifyAdverts(parts: NotifyAdvertsParts): () => Promise<boolean> {
  const { site, catalogue, check, mails, agentRecords, hashes, clock } = parts;

  return async () => {
    const now = clock.now();
    const day = brusselsDay(now);
    if (brusselsTime(now) < FROM) return false;
    const last = await mails.last();
    if (last?.day === day) return false;
    const { content } = site.current();
    const { agency } = content;
    const language = await agencyLanguage(agentRecords, content, agency.email);
    const context = (await contexts({ site, catalogue }, now))(language);
    const phrases = phrasesOf(context).advertFindings;
    const checked = await check.whole(context.catalogue, day);
    const found = checked.filter(({ findings }) => findings.length > 0);
    const named = await context.catalogue.listings(found.slice(0, MOST).map(({ id }) => id));
    const findingsOf = new Map(found.slice(0, MOST).map(({ id, findings }) => [id, findings]));
    // The hash leaves out a finding's day, such as the expiry of a certificate, so that a different day alone does not count as a new
    // finding.
    const mark = hashes.personal(
      JSON.stringify(found.map(({ id, findings }) => [id, findings.map(({ code, fact }) => `${code} ${fact ?? ''}`)])),
    );
    const isBroken = found.some(({ weight }) => weight === 'breach');
    // The first check has no earlier findings to differ from, so it is mailed only if an advert violates a law.
    const isTold = isBroken || (last !== undefined && last.mark !== mark);
    const mail = makeMail({
      id: `adverts.${day}`,
      template: 'advert-findings',
      language,
      to: agency.email,
      replyTo: undefined,
      unsubscribe: undefined,
      data: {
        counts: WEIGHTS.map(weight => ({
          name: phrases.weight[weight],
          count: found.filter(one => one.weight === weight).length,
        })).filter(({ count }) => count > 0),
        adverts: named.map(listing => ({
          id: listing.id,
          title: advertTitle(context, listing),
          place: advertPlace(context, listing),
          path: deskPath('advert', language, { id: listing.id }),
          lines: (findingsOf.get(listing.id) ?? []).map(finding => {
            const { found: said, write } = findingView(finding, phrases);
            return `${phrases.weight[finding.weight]} – ${said}. ${write}`;
          }),
        })),
        more: found.length - named.length,
        path: deskPath('adverts', language),
      },
    });
    return (await mails.tell({ day, mark }, isTold ? [mail] : [])) && isTold;
  };
}
