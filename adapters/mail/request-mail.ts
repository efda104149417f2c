import type { MailSubject, RequestMail, MailForm } from '../../application/mail/mail-templates.ts';
import { deskPath } from '../../domain/desk/desk-pages.ts';
import { FORMS } from '../../domain/request/forms.ts';
import { slug } from '../../domain/routing/slug.ts';
import { subjectLines } from './subject-lines.ts';
import { fieldRows } from './field-rows.ts';
import type { MailBlock, MailContent, MailContext } from './mail-content.ts';
import { euro, fill, momentText, withoutAutoLinks } from './mail-text.ts';

/** Mail that notifies the agency of a request. */
export function agencyMail(
  form: MailForm,
  words: MailForm | 'offer-confirmed' | 'alert-confirmed',
  data: RequestMail,
  context: MailContext,
): MailContent {
  const { frame, forms } = context.words;
  const { subject, title } = forms[words].agency;
  const { who, request } = fieldRows(form, data, context, true);
  const name = who[0]?.value ?? context.replyTo ?? '';
  const received = fill(frame.receivedAt, momentText(data.receivedAt));
  return {
    subject: withCode(subject, data.subject?.id ?? data.reference),
    title,
    why: 'agency',
    footLinks: [],
    files: (data.files ?? []).flatMap(({ keptAs, contentType, scan }, at) => {
      const name = `${form}-${at + 1}.${contentType === 'application/pdf' ? 'pdf' : 'bin'}`;
      return scan?.kind === 'clean' ? [{ keptAs, contentType, name }] : [];
    }),
    blocks: [
      ...(data.subject ? subjectBlocks(data.subject, context) : []),
      ...(who.length > 0 ? [heading(frame.who), rows(who)] : []),
      heading(frame.request),
      rows([
        ...request,
        { label: frame.number, value: data.reference },
        { label: frame.received, value: received },
        { label: frame.visitorLanguage, value: frame.languages[data.visitorLanguage] },
      ]),
      deskButton(data.reference, context),
      ...withheldBlocks(data, context),
      ...documentBlocks(data, frame.documents.sent, frame.documents.toSend, context),
      ...(who.length === 0 ? [] : [note(context.replyTo ? fill(frame.replyReaches, { name }) : frame.replyNowhere)]),
    ],
  };
}

/** Confirmation mail to the sender of a request: receipt, next steps and a copy of the content. */
export function senderMail(
  form: MailForm,
  words: MailForm | 'offer-confirmed',
  data: RequestMail,
  context: MailContext,
): MailContent {
  const { frame, forms } = context.words;
  const { subject, title, text, button, next, note: last } = forms[words].sender;
  const { who, request } = fieldRows(form, data, context, false);
  const person = ['firstName', 'lastName'].map(field => data.values[field]).filter(part => typeof part === 'string');
  const name = withoutAutoLinks(person.join(' ').trim());
  const owner = FORMS[form].begins === 'password';
  const way = data.link !== undefined && button !== undefined && { label: button, href: context.href(data.link) };
  const sent = owner ? [] : [...request, ...who, { label: frame.number, value: data.reference }];
  return {
    subject: owner ? subject : withCode(subject, data.reference),
    title,
    why: owner ? 'owner' : words === 'offer-confirmed' ? 'offer' : 'sender',
    footLinks: [],
    files: documentFiles(data),
    blocks: [
      { kind: 'text', text: name === '' ? frame.helloNobody : fill(frame.hello, { name }) },
      ...paragraphs(FORMS[form].begins === 'documents' ? documentTexts(data, text, context) : text),
      ...(way ? [{ kind: 'button', link: way } as const] : []),
      ...(last === undefined ? [] : [note(fill(last, { days: data.unconfirmedDays ?? '' }))]),
      ...documentBlocks(data, frame.documents.attached, frame.documents.later, context),
      ...(data.subject ? subjectBlocks(data.subject, context) : []),
      ...nextBlocks(frame.next, promised(next, data)),
      ...termBlocks(data, context),
      ...(sent.length > 0 ? [heading(frame.sent), rows(sent)] : []),
      { kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` },
    ],
  };
}

/**
 * Notes about files that are not attached, because a scan found malware or was impossible; each names the file in the upload
 * folder.
 */
function withheldBlocks({ files = [] }: RequestMail, { words }: MailContext): readonly MailBlock[] {
  const { infected, unscanned } = words.frame.withheld;
  return files.flatMap(({ keptAs, scan }) => {
    if (scan?.kind === 'clean') return [];
    const places = { file: keptAs, signature: scan?.kind === 'infected' ? scan.signature : '' };
    return [{ kind: 'text', text: fill(scan?.kind === 'infected' ? infected : unscanned, places) }];
  });
}

/** Card of the property or project with a link to its page. */
export function subjectBlocks(subject: MailSubject, context: MailContext): readonly MailBlock[] {
  const { about, seePage } = context.words.frame;
  const link = { label: seePage[subject.kind], href: context.href(subject.path) };
  return [
    heading(about[subject.kind]),
    {
      kind: 'card',
      title: subject.title,
      lang: subject.titleLang,
      lines: subjectLines(subject, context),
      chips: [],
      link,
    },
  ];
}

/** Link to a request in the desk, for mails to the agency only. */
export function deskButton(reference: string, { words, language, href }: MailContext): MailBlock {
  return {
    kind: 'button',
    link: { label: words.frame.openRequest, href: href(deskPath('request', language, { id: reference })) },
  };
}

/** Adds the code in brackets to a subject, if it is a short code of letters, digits and hyphens. */
export function withCode(subject: string, code: string): string {
  return /^[0-9A-Za-z-]{1,16}$/.test(code) ? `${subject} (${code})` : subject;
}

function documentTexts(data: RequestMail, text: readonly string[], { words }: MailContext): readonly string[] {
  if ((data.documents ?? []).length === 0) return [words.frame.documents.none];
  return data.again ? [words.frame.documents.again] : text;
}

/** List of the documents, with different sentences for attached and missing ones. */
function documentBlocks(
  { documents = [] }: RequestMail,
  withFile: string,
  without: string,
  { words }: MailContext,
): readonly MailBlock[] {
  if (documents.length === 0) return [];
  const items = documents.map(({ name, keptAs }) => fill(keptAs === undefined ? without : withFile, { name }));
  return [heading(words.frame.documents.title), { kind: 'lines', items }];
}

/** Attachments named after their documents, with a number added to duplicate names. */
function documentFiles({ documents = [] }: RequestMail): MailContent['files'] {
  const names = new Map<string, number>();
  return documents.flatMap(({ name, keptAs }) => {
    if (keptAs === undefined) return [];
    const stem = slug(name).slice(0, 60);
    const times = (names.get(stem) ?? 0) + 1;
    names.set(stem, times);
    return [{ keptAs, contentType: 'application/pdf', name: `${stem}${times > 1 ? `-${times}` : ''}.pdf` }];
  });
}

/** Further terms of an offer (advance payment) or a letting (rental terms). */
export function termBlocks(
  { advance, rental }: Pick<RequestMail, 'advance' | 'rental'>,
  { words, agency }: MailContext,
): readonly MailBlock[] {
  const { advance: advanceText, rental: labels } = words.frame;
  const blocks: MailBlock[] = [];
  if (advance) {
    const places = { percent: advance.percent, amount: euro(advance.amount), account: agency.thirdPartyAccount };
    blocks.push({ kind: 'text', text: fill(advanceText, places) });
  }
  if (rental) {
    const { minimumIncome, maximumPersons, firstMonth, inventoryShare, deposit } = rental;
    const terms: readonly (readonly [string, string | undefined])[] = [
      [labels.minimumIncome, minimumIncome === undefined ? undefined : euro(minimumIncome)],
      [labels.maximumPersons, maximumPersons === undefined ? undefined : String(maximumPersons)],
      [labels.firstMonth, firstMonth === undefined ? undefined : euro(firstMonth)],
      [labels.inventoryShare, inventoryShare === undefined ? undefined : euro(inventoryShare)],
      [fill(labels.deposit, { months: deposit?.months ?? '' }), deposit && euro(deposit.amount)],
    ];
    const known = terms.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
    if (known.length > 0) blocks.push(heading(labels.title), rows(known));
  }
  return blocks;
}

/** Next steps with the retention period in months. If the period is unknown, steps that mention it are omitted. */
function promised(next: readonly string[], { keptMonths }: RequestMail): readonly string[] {
  return keptMonths === undefined
    ? next.filter(step => !step.includes('{months}'))
    : next.map(step => fill(step, { months: keptMonths }));
}

function nextBlocks(title: string, next: readonly string[]): readonly MailBlock[] {
  const [only] = next;
  if (only === undefined) return [];
  return [heading(title), next.length === 1 ? { kind: 'text', text: only } : { kind: 'steps', items: next }];
}

function heading(text: string): MailBlock {
  return { kind: 'heading', text };
}

function note(text: string): MailBlock {
  return { kind: 'note', text };
}

function rows(items: Extract<MailBlock, { kind: 'rows' }>['rows']): MailBlock {
  return { kind: 'rows', rows: items };
}

function paragraphs(texts: readonly string[]): readonly MailBlock[] {
  return texts.map(text => ({ kind: 'text', text }));
}
