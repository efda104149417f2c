import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { compose } from '../../../adapters/mail/compose.ts';
import { withoutControlCharacters } from '../../../adapters/mail/mail-text.ts';
import { renderMail, TEMPLATE_NAMES } from '../../../adapters/mail/render-mail.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { bodyOf, headerOf, type ParsedMail, parseMail, readHeader } from '../../support/reading/parse-mail.ts';
import { sampleMail, TEMPLATES, type Typed } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER, UNLUCKY } from '../../support/site/sample-site.ts';
import { tagsOf } from '../../support/reading/well-formed.ts';
import { FULL } from '../../support/run/full-run.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
/** Parts into which a daily run splits the hostile texts: each case is tested with one, the next case with the next. */
const PARTS = 8;
const partOf = (at: number) => (FULL ? NAUGHTY : NAUGHTY.filter((_, text) => text % PARTS === at % PARTS));
const numberOf = (template: (typeof TEMPLATES)[number], language: (typeof LANGUAGES)[number]) =>
  LANGUAGES.length * TEMPLATES.indexOf(template) + LANGUAGES.indexOf(language);
const CASES = TEMPLATES.flatMap(template => LANGUAGES.map(language => [template, language] as const));

async function sent(
  template: (typeof TEMPLATES)[number],
  language: (typeof LANGUAGES)[number],
  typed?: Typed,
): Promise<ParsedMail> {
  const mail = renderMail(sampleMail(template, language, typed), site);
  const { message } = await writer.sendMail(
    await compose(mail, UNLUCKY, async () => new TextEncoder().encode('%PDF-1.7')),
  );
  return parseMail((message as Buffer).toString('latin1'));
}

/** Expected header names of a mail, in order. */
function namesOf(template: string): readonly string[] {
  const subscription = /^(alert-(welcome|match)|newsletter-)/.test(template);
  const always = 'Content-Language From To Subject Message-ID Date MIME-Version Content-Type'.split(' ');
  const answers = template === 'request-answer';
  always.push(...(answers ? ['In-Reply-To', 'References', 'Reply-To'] : ['Auto-Submitted']));
  if (template.endsWith('.agency')) always.push('Reply-To');
  if (subscription) always.push('List-Unsubscribe', 'List-Unsubscribe-Post');
  return always.sort();
}

const shown = (html: string) => html.replaceAll('\u200b', '');
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** The text as expected in the HTML; escaped here, independently of the templates' own function. */
function escapedLines(text: string): readonly string[] {
  const lines = withoutControlCharacters(text).split('\n');
  return lines.map(line =>
    line
      .replace(/[&<>"']/g, sign => ESCAPED[sign] ?? '')
      .replaceAll('\u200b', '')
      .trim(),
  );
}

test('exactly the supported templates exist', () => {
  expect([...TEMPLATE_NAMES].sort()).toEqual([...TEMPLATES].sort());
});

describe.each(CASES)('%s in %s', (template, language) => {
  const plain = renderMail(sampleMail(template, language), site);

  test('is a complete, well-formed mail in its language', () => {
    const tags = tagsOf(plain.html);
    expect(tags.filter(tag => ['img', 'script', 'link', 'iframe', 'form', 'object'].includes(tag))).toEqual([]);
    expect(plain.html).toContain(`<html lang="${language}"`);
    expect(plain.html).not.toMatch(/\{\w+\}|undefined|NaN|\[object|src=|url\(/);
    expect(plain.text).not.toMatch(/\{\w+\}|undefined|NaN|\[object|<\w/);
    expect(`${plain.subject}${plain.text}`.replace(/> .*/g, '')).not.toContain('!');
    expect(plain.subject.length).toBeLessThanOrEqual(78);
    for (const [, href] of plain.html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/www\.clairval\.example\//);
    }
  });

  test('is the same each time', () => {
    expect(renderMail(sampleMail(template, language), site)).toEqual(plain);
  });

  test('escapes any visitor text, and lets none of it into a header', async () => {
    const tags = tagsOf(plain.html).filter(tag => tag !== 'br');
    for (const naughty of partOf(numberOf(template, language))) {
      const mail = renderMail(
        sampleMail(template, language, () => naughty),
        site,
      );
      const { html: _html, text: _text, calendar: _calendar, ...envelope } = mail;
      expect({ ...plain, ...envelope }).toEqual(plain);
      const outline = tagsOf(mail.html).filter(tag => tag !== 'br');
      if (/\p{L}/u.test(naughty)) expect(outline).toEqual(tags);
    }
  });
});

describe.each(TEMPLATES)('the bytes of %s', template => {
  test('have the same headers and a single recipient, whatever a visitor typed', async () => {
    const plain = (await sent(template, 'fr')).headers.filter(([name]) => name !== 'Content-Type');
    for (const naughty of partOf(TEMPLATES.indexOf(template))) {
      const { headers } = await sent(template, 'fr', () => naughty);
      expect(headers.map(([name]) => name).sort()).toEqual(namesOf(template));
      expect(headers.filter(([name]) => name !== 'Content-Type')).toEqual(plain);
    }
  });
});

describe.each([
  'contact-me.agency',
  'contact-me.sender',
  'friend',
  'testimonial.agency',
  'job-contact.sender',
  'contact-demand.agency',
] as const)('a visitor’s text in %s', template => {
  test.each(LANGUAGES)('is complete and escaped in %s', async language => {
    for (const naughty of partOf(numberOf(template, language))) {
      const mail = await sent(template, language, () => naughty);
      const html = shown(bodyOf(mail, 'text/html'));
      const text = shown(bodyOf(mail, 'text/plain'));
      for (const line of escapedLines(naughty)) expect(html).toContain(line);
      for (const line of withoutControlCharacters(naughty).replaceAll('\u200b', '').split('\n'))
        expect(text).toContain(line.trim());
    }
  });

  test('may be any text', () => {
    fc.assert(
      fc.property(wholeText({ maxLength: 200 }), fc.constantFrom(...LANGUAGES), (words, language) => {
        const mail = renderMail(
          sampleMail(template, language, () => words),
          site,
        );
        tagsOf(mail.html);
        expect(mail.html).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
        expect(mail.html.isWellFormed() && mail.text.isWellFormed()).toBe(true);
      }),
      { numRuns: FULL ? 60 : 6 },
    );
  });
});

describe('a visitor’s text to a person who did not ask for it', () => {
  test.each(['friend', 'site-contact.sender', 'contact-me.sender'] as const)(
    'contains nothing that %s turns into a link',
    template => {
      const typed: Typed = field =>
        ['title', 'place', 'badge'].includes(field)
          ? 'x'
          : 'See https://evil.example/login or www.evil.example, mail me@evil.example';
      const mail = renderMail(sampleMail(template, 'en', typed), site);
      for (const body of [mail.html, mail.text]) {
        expect(body).not.toMatch(/evil\.example|https:\/\/evil|www\.evil|me@evil/);
        expect(shown(body)).toContain('https://evil.example/login');
      }
      expect(mail.html).not.toMatch(/href="[^"]*evil/);
    },
  );

  test('is quoted line by line in plain text, so that it cannot pass for the agency’s own', () => {
    const mail = renderMail(
      sampleMail('friend', 'en', () => 'one\n-- \nClairval: pay here'),
      site,
    );
    expect(mail.text).toContain('> one\n> -- \n> Clairval:');
  });
});

test.each(LANGUAGES)('a friend’s text in a recommendation is not sent to the agency, in %s', language => {
  const { html, text } = renderMail(sampleMail('send-to-friend.agency', language), site);
  for (const body of [html, text].map(shown)) expect(body).not.toMatch(/jeanne|ami@example|atelier/i);
});

describe('the headers of a mail', () => {
  test('contain the agency, one recipient, and the template’s subject with at most a code', async () => {
    const mail = await sent('contact-me.agency', 'fr');
    expect(headerOf(mail, 'From')).toBe('Clairval <bonjour@clairval.example>');
    expect(headerOf(mail, 'To')).toBe('bonjour@clairval.example');
    expect(headerOf(mail, 'Reply-To')).toBe('jeanne.dhondt@example.be');
    expect(readHeader(headerOf(mail, 'Subject') ?? '')).toBe('Question sur un bien (1234567)');
    expect(headerOf(mail, 'Message-ID')).toBe('<contact-me.agency.fr@www.clairval.example>');
    expect(headerOf(mail, 'Date')).toBe('Sun, 25 Oct 2026 00:30:00 +0000');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
  });

  test('thread replies and direct them to the agent who wrote', async () => {
    const mail = await sent('request-answer', 'fr');
    const confirmed = '<A7K3M2.sender@www.clairval.example>';
    expect(headerOf(mail, 'In-Reply-To')).toBe(confirmed);
    expect(headerOf(mail, 'References')).toBe(confirmed);
    expect(headerOf(mail, 'Reply-To')).toBe('elise@example.org');
    expect(bodyOf(mail, 'text/plain')).toContain('Samedi à 11 h vous convient-il ?');
  });

  test('allow a one-click unsubscribe (RFC 8058)', async () => {
    const mail = await sent('alert-match', 'nl');
    expect(headerOf(mail, 'List-Unsubscribe')).toBe(
      '<https://www.clairval.example/unsubscribe/t0k3n/>, <mailto:bonjour@clairval.example?subject=unsubscribe%20%2Funsubscribe%2Ft0k3n%2F>',
    );
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(bodyOf(mail, 'text/html')).toContain('https://www.clairval.example/unsubscribe/t0k3n/');
  });

  test.each(LANGUAGES)(
    'and the body of an alert mail in %s link to changing, pausing and ending it',
    async language => {
      for (const template of ['alert-welcome', 'alert-match'] as const) {
        const { data, unsubscribe } = sampleMail(template, language);
        const mail = await sent(template, language);
        for (const type of ['text/html', 'text/plain'] as const) {
          const places = [data['changePath'], data['pausePath'], unsubscribe].map(path =>
            bodyOf(mail, type).indexOf(`https://www.clairval.example${path}`),
          );
          expect(places[0]).toBeGreaterThan(0);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }
    },
  );

  test('contain a reference only if it is a valid code', () => {
    const mail = sampleMail('contact-me.sender', 'en');
    const withReference = (reference: string) =>
      renderMail({ ...mail, data: { ...mail.data, reference } }, site).subject;
    expect(withReference('A7K3M2')).toBe('Your question has arrived (A7K3M2)');
    for (const naughty of NAUGHTY.filter(text => !/^[\w-]*$/.test(text))) {
      expect(withReference(naughty)).toBe('Your question has arrived');
    }
  });
});

describe('a mail that cannot be rendered is never sent', () => {
  const mail = sampleMail('contact-me.agency', 'fr');
  const never = expect.objectContaining({ retry: 'never' });

  test.each([
    ['an unknown template', { ...mail, template: '__proto__' }],
    ['two addresses', { ...mail, to: 'a@example.be, b@example.be' }],
    ['an address with a line in it', { ...mail, to: 'a@example.be\r\nBcc: b@example.be' }],
    ['data of another template', { ...mail, data: { wish: [] } }],
    [
      'a link to another site',
      { ...sampleMail('friend', 'fr'), data: { ...sampleMail('friend', 'fr').data, stopPath: '//evil.example/' } },
    ],
  ])('for %s', (_, wrong) => {
    expect(() => renderMail(wrong, site)).toThrow(never);
  });

  test('and the error names the fields, never their values', () => {
    const data = { ...mail.data, receivedAt: 'secret text' };
    expect(() => renderMail({ ...mail, data }, site)).toThrow(/receivedAt/);
    expect(() => renderMail({ ...mail, data }, site)).not.toThrow(/secret/);
  });

  test('but an invalid Reply-To address is left out', () => {
    expect(renderMail({ ...mail, replyTo: 'x\r\nBcc: y@example.be' }, site).replyTo).toBeUndefined();
  });
});
