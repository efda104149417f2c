import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOutgoing } from '../../../adapters/mail/check-outgoing.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import type { OutgoingMail } from '../../../application/ports/mails/mailer.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'http://127.0.0.1:3000' };
const good = renderMail(sampleMail('alert-match', 'de'), site);
const never = expect.objectContaining({ retry: 'never' });

/** A text that would end a header or hide in one. */
const aBreak = fc
  .tuple(
    fc.string(),
    fc.constantFrom('\r', '\n', '\r\n', '\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\ud800'),
    fc.string(),
  )
  .map(([before, sign, after]) => `${before}${sign}${after}`);

const withText: readonly [string, (text: string) => Partial<OutgoingMail>][] = [
  ['a subject', subject => ({ subject })],
  ['a name', name => ({ from: { ...good.from, name } })],
  ['an address to send to', text => ({ to: `${text}@example.be` })],
  ['an address to send from', text => ({ from: { name: 'x', address: `${text}@example.be` } })],
  ['an address to answer to', text => ({ replyTo: `${text}@example.be` })],
  ['a Message-ID', text => ({ messageId: `${text}@example.be` })],
  ['a header', text => ({ headers: { 'X-Any': text } })],
  ['the name of a header', text => ({ headers: { [text]: 'x' } })],
  ['the name of a file', name => ({ attachments: [{ name, contentType: 'text/plain', content: '' }] })],
  ['the type of a file', contentType => ({ attachments: [{ name: 'x.txt', contentType, content: '' }] })],
];

describe('the check of outgoing mails', () => {
  test('passes a mail of the site', () => {
    expect(() => checkOutgoing(good)).not.toThrow();
    expect(good.messageId).toBe('alert-match.de@127.0.0.1');
  });

  test.each(withText)('refuses control characters in %s', (_, change) => {
    fc.assert(
      fc.property(aBreak, text => {
        expect(() => checkOutgoing({ ...good, ...change(text) })).toThrow(never);
      }),
    );
  });

  test.each(['', 'a@example.be, b@example.be', 'Jan <a@example.be>', 'a@example.be ', '<a@example.be>', 'a'])(
    'refuses anything but a single plain address: %j',
    to => {
      expect(() => checkOutgoing({ ...good, to })).toThrow(never);
      expect(() => checkOutgoing({ ...good, replyTo: to })).toThrow(never);
    },
  );
});
