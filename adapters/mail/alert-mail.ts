import { dayText } from '../../domain/text/day.ts';
import type { AlertMail, AlertMatch, MailData, MatchReason, AlertView } from '../../application/mail/mail-templates.ts';
import { subjectLines } from './subject-lines.ts';
import type { MailBlock, MailContent, MailContext, Row } from './mail-content.ts';
import { criteriaText } from './criteria-text.ts';
import { euro, fill } from './mail-text.ts';

/** Search alert mail: matching properties with the reasons of the match, then near misses. */
export function alertMail(data: AlertMail, context: MailContext): MailContent {
  const { alerts: words, frame } = context.words;
  const { matches, nearMisses, more } = data;
  const [only] = matches;
  const count = matches.length + (more?.count ?? 0);
  const subject = !only
    ? words.subjectNear
    : count === 1
      ? newsSubject(only, context)
      : fill(words.subjectMany, { count });
  const text = !only ? words.textNear : count === 1 ? words.textOne : words.textMany;
  const rest = more && { label: fill(words.more, { count: more.count }), href: context.href(more.path) };
  return {
    subject,
    title: subject,
    why: 'subscription',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: frame.helloNobody },
      { kind: 'text', text },
      ...matches.map(match => card(match, context)),
      ...(rest ? [{ kind: 'link', link: rest } as const] : []),
      ...(only && nearMisses.length > 0 ? [heading(words.near)] : []),
      ...nearMisses.map(match => card(match, context)),
      ...alertBlocks(data, context),
      { kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` },
    ],
  };
}

function newsSubject({ reasons }: AlertMatch, { words }: MailContext): string {
  const { subjectNew, subjectCheaper, subjectBack } = words.alerts;
  if (reasons.some(({ kind }) => kind === 'back')) return subjectBack;
  return reasons.some(({ kind }) => kind === 'cheaper') ? subjectCheaper : subjectNew;
}

/** Mail that confirms the start of a search alert. */
export function alertWelcome(data: MailData['alert-welcome'], context: MailContext): MailContent {
  const { subject, title, text } = context.words.alerts.welcome;
  const blocks: MailBlock[] = [{ kind: 'text', text }, ...alertBlocks(data, context)];
  return { subject, title, why: 'subscription', files: [], footLinks: [], blocks };
}

/** Mail that confirms a newsletter subscription. */
export function newsletterWelcome(_data: unknown, context: MailContext): MailContent {
  const { subject, title, text } = context.words.alerts.newsletter;
  return { subject, title, why: 'subscription', files: [], footLinks: [], blocks: [{ kind: 'text', text }] };
}

function alertBlocks(
  { wish, changePath, pausePath }: MailData['alert-welcome'],
  context: MailContext,
): readonly MailBlock[] {
  const { alerts: words } = context.words;
  const pause = pausePath !== undefined && { label: words.pause, href: context.href(pausePath) };
  return [
    heading(words.wish),
    { kind: 'rows', rows: alertRows(wish, context) },
    { kind: 'link', link: { label: words.change, href: context.href(changePath) } },
    ...(pause ? [{ kind: 'link', link: pause } as const] : []),
  ];
}

/** Search criteria, one row each. */
export function alertRows(wish: AlertView, context: MailContext): readonly Row[] {
  const { frame } = context.words;
  const { goal, types, zones, budget, bedrooms, criteria = [], period } = wish;
  const days = period && { from: dayText(period.from), to: dayText(period.until) };
  const rows: readonly Row[] = [
    { label: frame.fields.goal, value: frame.goals[goal === 'sale' ? 'buy' : 'rent'] },
    { label: frame.fields.types, value: types.join(', ') },
    { label: frame.fields.zones, value: zones.join(', ') },
    { label: frame.fields.budget, value: budget === undefined ? '' : euro(budget) },
    { label: frame.fields.bedrooms, value: bedrooms ? String(bedrooms) : '' },
    { label: frame.fields.criteria, value: criteriaText(criteria, context) },
    { label: frame.fields.period, value: days ? fill(frame.period, days) : '' },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Order of reasons on a card: what changed, then deviations from the search, then matching criteria. */
const ORDER: readonly MatchReason['kind'][] = [
  ...(['new', 'back', 'cheaper', 'over-budget', 'fewer-bedrooms', 'near-zone', 'other-type'] as const),
  ...(['type', 'zone', 'budget', 'bedrooms', 'filter'] as const),
];

function card(match: AlertMatch, context: MailContext): MailBlock {
  const { frame } = context.words;
  const reasons = match.reasons.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    kind: 'card',
    title: match.title,
    lang: match.titleLang,
    lines: subjectLines(match, context),
    chips: reasons.map(reason => reasonText(reason, context)),
    link: { label: frame.seePage[match.kind], href: context.href(match.path) },
  };
}

function reasonText(reason: MatchReason, context: MailContext): string {
  if (reason.kind === 'filter') return criteriaText([reason.told], context);
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
    case 'near-zone':
      return fill(text, { name: reason.name, km: reason.km });
    case 'new':
    case 'back':
      return text;
    default:
      return fill(text, { name: reason.name });
  }
}

function heading(text: string): MailBlock {
  return { kind: 'heading', text };
}
