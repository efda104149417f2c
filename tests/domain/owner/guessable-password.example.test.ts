import { describe, expect, test } from 'vitest';
import { FREQUENT_PASSWORDS } from '../../../domain/owner/frequent-passwords.ts';
import { accountWords, isGuessable } from '../../../domain/owner/guessable-password.ts';
import { checkNewPassword } from '../../../domain/request/password.ts';

const CONTEXT = ['Clairval', 'Clairval Immobilier', 'clairval.example', ...accountWords('Zoë.Peeters@example.be')];

describe('a password that is guessed first', () => {
  test('is any of the frequent ones, in any letter case', () => {
    const frequent = [...FREQUENT_PASSWORDS].filter(word => word !== '');
    expect(frequent).toHaveLength(3395);
    expect(frequent.filter(word => !isGuessable(word, []) || !isGuessable(word.toUpperCase(), []))).toEqual([]);
    expect(frequent.filter(word => checkNewPassword(word, word) === 'too-short')).toEqual([]);
  });

  test('is what everybody knows of the account', () => {
    for (const known of [
      'Clairval2026!',
      'CLAIRVAL',
      'clairval immobilier',
      '12zoe.peeters34',
      'zoë.peeters@example.be',
    ])
      expect({ known, guessable: isGuessable(known, CONTEXT) }).toEqual({ known, guessable: true });
  });

  test('is one sign over and over', () => {
    for (const same of ['aaaaaaaaaa', '🏠🏠🏠🏠🏠🏠🏠🏠', '        ']) expect(isGuessable(same, [])).toBe(true);
  });
});

describe('a password that is not', () => {
  test.each([
    'trois chats sur un toit',
    'password of the cellar',
    'Clairval vu du fleuve',
    '9471-2260-3318',
    'péé🏠é-ßö',
  ])('%s', password => expect(isGuessable(password, CONTEXT)).toBe(false));
});
