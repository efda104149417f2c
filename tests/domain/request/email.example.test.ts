import { describe, expect, it } from 'vitest';
import { parseEmail, parsePublicEmail, typedEmail } from '../../../domain/request/email.ts';

describe('an e-mail address', () => {
  it.each([
    ['jan.peeters@example.be', 'jan.peeters@example.be'],
    [' Jan+immo@Example.BE ', 'Jan+immo@example.be'],
    ["o'neil!#$%&*+/=?^_`{|}~-@example.be", "o'neil!#$%&*+/=?^_`{|}~-@example.be"],
    ['123@mason-dixon.com', '123@mason-dixon.com'],
    ['test@xn--hxajbheg2az3al.xn--jxalpdlp', 'test@xn--hxajbheg2az3al.xn--jxalpdlp'],
    ['jan@café.be', 'jan@xn--caf-dma.be'],
    [`${'a'.repeat(64)}@example.be`, `${'a'.repeat(64)}@example.be`],
  ])('%s is accepted', (typed, stored) => {
    expect(parseEmail(typed)).toBe(stored);
  });

  it.each([
    '',
    'jan',
    '@',
    '@example.be',
    'jan@',
    'jan@@example.be',
    'jan@peeters@example.be',
    '.jan@example.be',
    'jan.@example.be',
    'jan..peeters@example.be',
    'jan@.be',
    'jan@example..be',
    'jan@-example.be',
    'jan@example-.be',
    'jan@example.be.',
    'jan@exa mple.be',
    'jan@example.be\r\nBcc: all@example.be',
    'jan@example.be\n',
    '"jan"@example.be',
    'jan(comment)@example.be',
    'jan@[127.0.0.1]',
    'jan\u0000@example.be',
    'jan@é/x.be',
    'jan@é:80',
    'jan@é@b.be',
    `${'a'.repeat(65)}@example.be`,
    `jan@${'a'.repeat(64)}.be`,
    `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}be`,
    `a@${`${'a'.repeat(60)}.`.repeat(4)}abcdefghijk`,
  ])('%j is rejected', typed => {
    expect(parseEmail(typed)).toBeUndefined();
  });
});

describe('an e-mail address deliverable from the internet', () => {
  it.each([
    ['a@b.be', 'a@b.be'],
    ["o'neil+x@sub.example.museum", "o'neil+x@sub.example.museum"],
    ['jan@exämple.be', 'jan@xn--exmple-cua.be'],
    ['test@xn--hxajbheg2az3al.xn--jxalpdlp', 'test@xn--hxajbheg2az3al.xn--jxalpdlp'],
    ['jan@пример.рф', 'jan@xn--e1afmkfd.xn--p1ai'],
    ['123@1.be', '123@1.be'],
  ])('%s has a domain with a top level', (typed, stored) => {
    expect(parsePublicEmail(typed)).toBe(stored);
  });

  it.each([
    'a@b',
    'a@b.',
    'a@.be',
    'a@b..be',
    'a@b.c',
    'a@b.1',
    'a@127.0.0.1',
    'root@localhost',
    'é@example.be',
    'a@b.c2',
  ])('%s is rejected', typed => {
    expect(parsePublicEmail(typed)).toBeUndefined();
  });
});

describe('an address as a person types or pastes it', () => {
  it.each([
    'an@example.be',
    ' an@example.be ',
    'an@example.be.',
    'an@example.be,',
    'an@example.be ;',
    'an @ example.be',
    'An Peeters <an@example.be>',
    '"Peeters, An" <an@example.be>;',
    '<an@example.be>',
    'mailto:an@example.be',
    'An <mailto:an@example.be>',
    '\u200ban@example.be\u200b',
    '\u202aan@example.be\u202c',
    'an@example.be\u00a0',
    'an＠example.be',
  ])('%j is read', typed => expect(parsePublicEmail(typedEmail(typed))).toBe('an@example.be'));

  it.each([
    'an@example.be, jan@example.be',
    'an@example.be jan@example.be',
    '<an@example.be> <jan@example.be>',
    'an@@example.be',
    'an@example,be',
    'an peeters@example.be',
    'an@exa mple.be',
    'An Peeters',
    '',
  ])('%j stays no address', typed => expect(parsePublicEmail(typedEmail(typed))).toBeUndefined());
});
