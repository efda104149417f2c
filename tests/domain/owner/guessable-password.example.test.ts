import { describe, expect, test } from 'vitest';
import { FREQUENT_PASSWORDS as FREQUENT, FREQUENT_WORDS } from '../../../adapters/passwords/frequent-passwords.ts';
import { accountWords, isGuessable } from '../../../domain/owner/guessable-password.ts';
import { checkNewPassword } from '../../../domain/request/password.ts';

const CONTEXT = ['Clairval', 'Clairval Immobilier', 'clairval.example', ...accountWords('Zoë.Peeters@example.be')];

describe('a guessable password', () => {
  test('is any of the frequent ones, in any letter case', () => {
    const frequent = [...FREQUENT];
    expect(frequent).toHaveLength(3395);
    const guessable = (word: string) => isGuessable(word, [], FREQUENT);
    expect(frequent.filter(word => !guessable(word) || !guessable(word.toUpperCase()))).toEqual([]);
    expect(frequent.filter(word => checkNewPassword(word, word) === 'too-short')).toEqual([]);
  });

  test('contains public facts about the account', () => {
    for (const known of [
      'Clairval2026!',
      'CLAIRVAL',
      'clairval immobilier',
      '12zoe.peeters34',
      'zoë.peeters@example.be',
    ])
      expect({ known, guessable: isGuessable(known, CONTEXT, FREQUENT) }).toEqual({ known, guessable: true });
  });

  test('is a frequent word in any case with digits and signs added', () => {
    const both = new Set([...FREQUENT, ...FREQUENT_WORDS]);
    for (const word of [
      'welkom123',
      'Azerty2026',
      'AZERTY!!2026',
      '2026Welkom',
      'Bienvenue1',
      'MotDePasse99',
      'Geheim!123',
      'Password2026!',
    ])
      expect({ word, guessable: isGuessable(word, [], both) }).toEqual({ word, guessable: true });
    for (const word of ['welkom bij de lamp', 'azertyzz2026', '84729384756', 'correct horse'])
      expect({ word, guessable: isGuessable(word, [], both) }).toEqual({ word, guessable: false });
  });

  test.each(['zoe12345', 'Peeters2026', 'Zoé-2026', 'clairvalCLAIRVAL!'])(
    'is a name of the account with digits: %s',
    password => expect(isGuessable(password, CONTEXT, FREQUENT)).toBe(true),
  );

  test.each([
    'wëlkom123',
    'ｗｅｌｋｏｍ１２３',
    'welkomwelkom',
    'Welkom123Welkom',
    'w.e.l.k.o.m',
    'azerty-azerty-azerty',
  ])('is a frequent word with accents, repeated or with signs between its letters: %s', password =>
    expect(isGuessable(password, [], FREQUENT_WORDS)).toBe(true),
  );

  test.each(['Novembre2026', 'zaterdag!12', 'Gent-9000', 'sint niklaas 9100', 'Oostende1984', 'LaLouvière7100'])(
    'is a month, day or town with digits: %s',
    password => expect(isGuessable(password, [], FREQUENT_WORDS)).toBe(true),
  );

  test.each(['Brux3ll3s!', 'w3lk0m2026', 'P@$$w0rd99', 'Antw€rp€n', '5ole1l-2026', 'm@rse1lle', 'Cl4irv4l2026'])(
    'is a known word with digits or signs for letters: %s',
    password => expect(isGuessable(password, CONTEXT, FREQUENT_WORDS)).toBe(true),
  );

  test('repeats one character', () => {
    for (const same of ['aaaaaaaaaa', '🏠🏠🏠🏠🏠🏠🏠🏠', '        '])
      expect(isGuessable(same, [], FREQUENT)).toBe(true);
  });
});

test('a password is guessable only through a list that contains it', () => {
  expect(isGuessable('password1', [], new Set())).toBe(false);
  expect(isGuessable('Password1', [], new Set(['password1']))).toBe(true);
});

describe('a password that is not guessable', () => {
  test.each([
    'trois chats sur un toit',
    'password of the cellar',
    'Clairval vu du fleuve',
    '9471-2260-3318',
    'péé🏠é-ßö',
    'Peeters op de berg',
    'welkom bij welkom',
    'een huis in Gent',
    'november in Gent',
    '4711-Kuchen-55',
  ])('%s', password => expect(isGuessable(password, CONTEXT, FREQUENT)).toBe(false));
});
