import type { AlertMatchReason } from '../../domain/alert/match-alert.ts';
import type { ListingNews } from '../../domain/alert/listing-news.ts';
import type { Localized } from '../../domain/text/localized.ts';
import { filterLabel } from '../view/filter-label.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import type { MatchReason } from '../mail/mail-templates.ts';

/** Reasons why a property is in a mail: first what changed (new, re-listed, cheaper), then matched and missed criteria. */
export function matchReasons(
  context: PageContext,
  news: readonly ListingNews[],
  reasons: readonly AlertMatchReason[],
): readonly MatchReason[] {
  return [...news, ...reasons.flatMap(reason => named(context, reason) ?? [])];
}

/** A reason with names from the content; `undefined` if the name is missing. */
function named(context: PageContext, reason: AlertMatchReason): MatchReason | undefined {
  const { types, trees } = context.content;
  const words = (name: Localized | undefined) => wordsOf(context, name ?? {});
  switch (reason.kind) {
    case 'type':
    case 'other-type': {
      const name = words(types.find(({ webId }) => webId === reason.webId)?.name);
      return name === '' ? undefined : { kind: reason.kind, name };
    }
    case 'zone': {
      const name = words(trees.find(({ tree, id }) => tree === 'zones' && id === reason.zone)?.name);
      return name === '' ? undefined : { kind: 'zone', name };
    }
    case 'filter':
      return { kind: 'filter', told: filterLabel(context, reason) };
    case 'near-zone':
      return { kind: 'near-zone', name: words(reason.place.name), km: Math.max(1, Math.round(reason.km)) };
    default:
      return reason;
  }
}
