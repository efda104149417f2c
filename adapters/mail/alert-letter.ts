import type { AlertMail, AlertMatch, MatchReason } from '../../application/request/mail-templates.ts';
import type { Block, Letter, LetterContext } from './letter.ts';
import { euro, fill } from './mail-text.ts';

/** What an alert found: each property with the reasons why it is there, then those that nearly match. */
export function alertLetter(data: AlertMail, context: LetterContext): Letter {
  const { alerts: words } = context.words;
  const count = data.matches.length;
  const subject = count === 0 ? words.subjectNear : count === 1 ? words.subjectOne : fill(words.subjectMany, { count });
  return {
    subject,
    title: subject,
    why: 'subscription',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: words.text },
      ...data.matches.map(match => card(match, context)),
      ...(data.nearMisses.length > 0 ? [heading(words.near)] : []),
      ...data.nearMisses.map(match => card(match, context)),
      ...wishBlocks(data.wish, data.changePath, context),
    ],
  };
}

/** That an alert has begun. */
export function alertWelcome(
  data: { readonly wish: readonly string[]; readonly changePath: string },
  context: LetterContext,
): Letter {
  const { subject, title, text } = context.words.alerts.welcome;
  const blocks: Block[] = [{ kind: 'text', text }, ...wishBlocks(data.wish, data.changePath, context)];
  return { subject, title, why: 'subscription', files: [], footLinks: [], blocks };
}

/** That the newsletter will come. */
export function newsletterWelcome(_data: unknown, context: LetterContext): Letter {
  const { subject, title, text } = context.words.alerts.newsletter;
  return { subject, title, why: 'subscription', files: [], footLinks: [], blocks: [{ kind: 'text', text }] };
}

function wishBlocks(wish: readonly string[], changePath: string, context: LetterContext): readonly Block[] {
  const { alerts: words } = context.words;
  return [
    heading(words.wish),
    ...(wish.length > 0 ? [{ kind: 'lines', items: wish } as const] : []),
    { kind: 'link', link: { label: words.change, href: context.href(changePath) } },
  ];
}

/** News stand before what was asked for, what misses comes last. */
const ORDER: readonly MatchReason['kind'][] = [
  ...(['new', 'cheaper', 'back', 'type', 'zone', 'budget', 'bedrooms'] as const),
  ...(['other-type', 'near-zone', 'over-budget', 'fewer-bedrooms'] as const),
];

function card(match: AlertMatch, context: LetterContext): Block {
  const { frame } = context.words;
  const reasons = match.reasons.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    kind: 'card',
    title: match.title,
    lines: [match.place, ...match.facts, `${frame.reference} ${match.id}`],
    chips: reasons.map(reason => reasonText(reason, context)),
    link: { label: frame.seePage[match.kind], href: context.href(match.path) },
  };
}

function reasonText(reason: MatchReason, context: LetterContext): string {
  const text = context.words.alerts.reasons[reason.kind];
  switch (reason.kind) {
    case 'cheaper':
      return fill(text, { from: euro(reason.from), to: euro(reason.to) });
    case 'budget':
    case 'over-budget':
      return fill(text, { budget: euro(reason.budget), over: euro(Math.max(0, reason.price - reason.budget)) });
    case 'bedrooms':
    case 'fewer-bedrooms':
      return fill(text, { has: reason.has, wanted: reason.wanted });
    case 'new':
    case 'back':
      return text;
    default:
      return fill(text, { name: reason.name });
  }
}

function heading(text: string): Block {
  return { kind: 'heading', text };
}
