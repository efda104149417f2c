import type { OfferMail, OfferMailState } from '../../application/mail/mail-templates.ts';
import { monthText, weekdayText } from '../../domain/text/weekday.ts';
import type { MailBlock, MailContent, MailContext, Row } from './mail-content.ts';
import { euro, fill, withoutAutoLinks } from './mail-text.ts';
import { deskButton, subjectBlocks, withCode } from './request-mail.ts';

type Reader = 'agency' | 'sender' | 'owner';

/** Mail about a step of an offer to its buyer (`sender`), to an owner or to the agency. */
export function offerMail(state: OfferMailState, reader: Reader, data: OfferMail, context: MailContext): MailContent {
  const { offers: words, frame } = context.words;
  const { language } = context;
  const own = textsOf(state, reader, data, context);
  const last = data.counter?.validUntil ?? data.terms?.validUntil;
  const amount = data.counter?.amount ?? data.terms?.amount;
  const text = fill(own.text, {
    amount: amount === undefined ? '' : euro(amount),
    until: last === undefined ? '' : monthText(last, language),
    on: data.on === undefined ? '' : monthText(data.on, language),
  });
  const name = withoutAutoLinks((data.buyer ?? '').trim());
  const blocks: MailBlock[] = [];
  if (reader === 'sender')
    blocks.push({ kind: 'text', text: name === '' ? frame.helloNobody : fill(frame.hello, { name }) });
  if (reader === 'owner') blocks.push({ kind: 'text', text: frame.helloNobody });
  blocks.push({ kind: 'text', text });
  if (reader === 'agency') blocks.push(deskButton(data.reference, context));
  else if (data.link !== undefined)
    blocks.push({ kind: 'button', link: { label: words.open[reader], href: context.href(data.link) } });
  blocks.push({ kind: 'rows', rows: rowsOf(reader, data, context) });
  if (data.answered) blocks.push(...answeredBlocks(data.answered, words.answeredToo));
  blocks.push({ kind: 'note', text: words.noSale });
  if (data.subject) blocks.push(...subjectBlocks(data.subject, context));
  if (reader !== 'agency')
    blocks.push({ kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` });
  return {
    subject: withCode(own.subject, data.reference),
    title: own.subject,
    why: { agency: 'agency', sender: 'offer', owner: 'owner' }[reader] as MailContent['why'],
    footLinks: [],
    files: [],
    blocks,
  };
}

/** The other offers that the acceptance of this offer answered, one per line. */
function answeredBlocks(answered: NonNullable<OfferMail['answered']>, heading: string): readonly MailBlock[] {
  const items = answered.map(({ reference, amount }) =>
    amount === undefined ? reference : `${reference} · ${euro(amount)}`,
  );
  return [
    { kind: 'heading', text: heading },
    { kind: 'lines', items },
  ];
}

function textsOf(
  state: OfferMailState,
  reader: Reader,
  { counter }: OfferMail,
  { words: { offers } }: MailContext,
): { subject: string; text: string } {
  const texts: Partial<Record<Reader, { subject: string; text: string }>> =
    offers[state === 'lapsed' && counter ? 'lapsedCounter' : state];
  const own = texts[reader];
  if (!own) throw new Error(`there is no mail to the ${reader} about an offer that is ${state}`);
  return own;
}

function rowsOf(reader: Reader, { counter, terms, buyer, reference }: OfferMail, context: MailContext): readonly Row[] {
  const { offers, frame } = context.words;
  const { language } = context;
  return [
    ...(counter
      ? [
          { label: offers.asked, value: euro(counter.amount) },
          { label: offers.askedUntil, value: weekdayText(counter.validUntil, language) },
        ]
      : []),
    ...(terms
      ? [
          { label: frame.fields.amount, value: euro(terms.amount) },
          { label: frame.fields.validUntil, value: weekdayText(terms.validUntil, language) },
          { label: frame.fields.subjectToCredit, value: terms.subjectToCredit ? frame.yes : frame.no },
          ...(terms.remark === undefined
            ? []
            : [{ label: offers.remark, value: withoutAutoLinks(terms.remark), long: true }]),
        ]
      : []),
    ...(buyer !== undefined && reader !== 'sender' ? [{ label: offers.buyer, value: withoutAutoLinks(buyer) }] : []),
    { label: frame.number, value: reference },
  ];
}
