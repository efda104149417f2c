import { afterEach, describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeSmtpMailer, type SmtpLimits } from '../../../adapters/mail/smtp-mailer.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import {
  openMailSink,
  openQuickSink,
  openSilentServer,
  type SinkMood,
  type Stall,
} from '../../support/faults/mail-sink.ts';
import { headerOf, parseMail } from '../../support/reading/parse-mail.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { fixedClock, SAMPLE_SENDER, UNLUCKY } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const HASTY: SmtpLimits = { lookUp: 300, connect: 300, greeting: 300, silence: 150, whole: 1_500 };
/** Limits for a server that hangs once it has the whole mail: sending the mail may take more than a second on a busy machine. */
const AFTER_THE_DOT: SmtpLimits = { lookUp: 10_000, connect: 10_000, greeting: 10_000, silence: 2_000, whole: 30_000 };
/** A site without stored files. */
const SITE = { clock: fixedClock(), readStoredFile: async () => undefined };
const mail = renderMail(sampleMail('contact-me.agency', 'fr'), site);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(server => server.close()));
});

async function sinkWith(...script: readonly SinkMood[]) {
  const sink = await openMailSink(script);
  open.push(sink);
  // Long timeouts for deliveries that should succeed, short ones for those that should be given up.
  const patient = makeSmtpMailer({ url: sink.url, plain: true, ...SITE });
  const limits = script[0]?.hangsAt === 'dot' ? AFTER_THE_DOT : HASTY;
  const hasty = makeSmtpMailer({ url: sink.url, plain: true, ...SITE, limits });
  return { sink, patient, hasty };
}

const outages: readonly [string, SinkMood][] = [
  ['says 421 at once', { refuses: { at: 'banner', code: 421 } }],
  ['says 554 at once', { refuses: { at: 'banner', code: 554 } }],
  ['does not take us as a sender for now', { refuses: { at: 'mail', code: 451 } }],
  ['does not take us as a sender', { refuses: { at: 'mail', code: 550 } }],
  ['wants the reader to wait (451)', { refuses: { at: 'rcpt', code: 451 } }],
  ['closes at the reader (421)', { refuses: { at: 'rcpt', code: 421 } }],
  ['cannot keep the mail now (451)', { refuses: { at: 'dot', code: 451 } }],
  ['hangs before its greeting', { hangsAt: 'banner' }],
  ['hangs at the sender', { hangsAt: 'mail' }],
  ['hangs at the reader', { hangsAt: 'rcpt' }],
  ['hangs while the mail comes in', { hangsAt: 'data' }],
  ['hangs after the last dot', { hangsAt: 'dot' }],
];

describe('a mail server', () => {
  test('that accepts a mail gets all of it, for one recipient', async () => {
    const { sink, patient } = await sinkWith();
    await patient.send(mail);
    expect(sink.recipients).toEqual([['bonjour@clairval.example']]);
    const read = parseMail(sink.taken[0] ?? '');
    expect(headerOf(read, 'Message-ID')).toBe('<contact-me.agency.fr@www.clairval.example>');
    expect(headerOf(read, 'Reply-To')).toBe('jeanne.dhondt@example.be');
  });

  test.each(outages)('that %s is retried later', async (_, mood) => {
    const { hasty } = await sinkWith(mood);
    await expect(hasty.send(mail)).rejects.toMatchObject({ name: 'MailFailure', retry: 'later' });
  });

  test.each([
    ['the reader', { refuses: { at: 'rcpt', code: 550 } }],
    ['the mail', { refuses: { at: 'dot', code: 554 } }],
  ] satisfies [string, SinkMood][])('that rejects %s permanently is not retried', async (_, mood) => {
    const { sink, patient } = await sinkWith(mood);
    await expect(patient.send(mail)).rejects.toMatchObject({ name: 'MailFailure', retry: 'never' });
    expect(sink.taken).toEqual([]);
  });

  test.each([
    ['after its greeting', ['220 here']],
    ['in the middle of a word', ['220-here', '220']],
  ])('that hangs %s times out', async (_, lines) => {
    const server = await openSilentServer(lines);
    open.push(server);
    const mailer = makeSmtpMailer({ url: server.url, plain: true, ...SITE, limits: HASTY });
    await expect(mailer.send(mail)).rejects.toMatchObject({ retry: 'later' });
  });

  const STALLS: readonly Stall[] = ['banner', 'drip', 'EHLO', 'STARTTLS', 'TLS', 'MAIL', 'RCPT', 'DATA', 'dot'];
  test.each(STALLS)('that sends nothing after %s times out', async stall => {
    const sink = await openQuickSink([stall]);
    open.push(sink);
    const limits = stall === 'dot' ? AFTER_THE_DOT : HASTY;
    const mailer = makeSmtpMailer({ url: sink.url, plain: true, ...SITE, limits });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailure', retry: 'later' });
    expect(sink.taken).toHaveLength(stall === 'dot' ? 1 : 0);
  });

  test('without TLS where its URL requires it gets nothing', async () => {
    const { sink } = await sinkWith();
    const url = sink.url.replace('smtp:', 'smtps:');
    const mailer = makeSmtpMailer({ url, plain: true, ...SITE, limits: HASTY });
    await expect(mailer.send(mail)).rejects.toMatchObject({ retry: 'later' });
    expect(sink.taken).toEqual([]);
  });

  test('that offers no STARTTLS gets neither sender, recipient nor mail, unless plain text is allowed', async () => {
    const { sink } = await sinkWith();
    const mailer = makeSmtpMailer({ url: sink.url, plain: false, ...SITE });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailure', retry: 'later' });
    expect([sink.recipients, sink.taken]).toEqual([[], []]);
  });

  test('that is unreachable is retried later', async () => {
    const { sink, hasty } = await sinkWith();
    await sink.close();
    await expect(hasty.send(mail)).rejects.toMatchObject({ retry: 'later' });
  });
});

/** The daily run tests one of each kind: a rejection, and a server that accepts the mail without acknowledging it. */
const outagesOfDay = FULL ? outages : [outages[4] as (typeof outages)[number], ...outages.slice(-1)];

describe.each(outagesOfDay)('the outbox, while the server %s,', (_, mood) => {
  test('delivers each mail later, once for its recipient', async () => {
    const { sink, patient, hasty } = await sinkWith(mood, mood, mood);
    const { outbox } = makeMemoryRequestPorts();
    const mails = (['fr', 'nl', 'en'] as const).map(language => sampleMail('site-contact.agency', language));
    await outbox.put(mails);
    let now = UNLUCKY;
    const render = (each: Parameters<typeof renderMail>[0]) => renderMail(each, site);
    const clock = { now: () => now };
    const deliver = makeDeliverMails({ outbox, mailer: patient, render, clock });
    const deliverHastily = makeDeliverMails({ outbox, mailer: hasty, render, clock });
    const round = { atOnce: 3, chance: () => 0.5 };
    expect(await deliverHastily(round)).toEqual({ sent: 0, later: 3, dead: 0 });
    now += 30_000;
    expect(await deliver(round)).toEqual({ sent: 0, later: 0, dead: 0 });
    now += 30_000;
    expect(await deliver(round)).toEqual({ sent: 3, later: 0, dead: 0 });
    expect(await deliver(round)).toEqual({ sent: 0, later: 0, dead: 0 });
    const ids = sink.taken.map(taken => headerOf(parseMail(taken), 'Message-ID'));
    expect(new Set(ids).size).toBe(3);
    // A server that accepted a mail without acknowledging it gets it twice, under one Message-ID; no other does.
    expect(ids).toHaveLength(mood.hangsAt === 'dot' ? 6 : 3);
    expect(await outbox.depth()).toMatchObject({ waiting: 0, dead: 0 });
  });
});
