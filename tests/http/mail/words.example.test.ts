import { describe, expect, test } from 'vitest';
import { requestWords } from '../../../adapters/mail/request-words.ts';
import { WORDS } from '../../../adapters/mail/words.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';

/** All texts with their key paths, e.g. 'forms.contact-me.sender.title'. */
function textsOf(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value as object).flatMap(([key, below]) => textsOf(below, way === '' ? key : `${way}.${key}`));
}

const texts = (language: Language) => textsOf(WORDS[language]);
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each(LANGUAGES)('the words of mails in %s', language => {
  test('have the keys and placeholders of the other languages', () => {
    const outline = (of: Language) => texts(of).map(([way, text]) => [way, places(text)]);
    expect(outline(language)).toEqual(outline('fr'));
  });

  test('are not empty, without exclamation marks and without outer spaces', () => {
    for (const [way, text] of texts(language).filter(([way]) => way !== 'frame.colon')) {
      expect({ way, text }).toEqual({ way, text: text.trim() });
      expect(text).not.toMatch(/^$|!| {2}|'|\.\.\./);
    }
  });

  test('name an offer in the desk without calling it a draft, which only its state says', () => {
    const { forms, offers } = WORDS[language];
    expect(requestWords.form('purchase-offer', language)).toBe(offers.name);
    expect(offers.name).not.toBe(forms['purchase-offer'].agency.subject);
  });

  test('keep subjects short', () => {
    const subjects = texts(language).filter(([way]) => /subject(New|Cheaper|Back|Many|Near)?$/i.test(way));
    expect(subjects.filter(([, text]) => text.length > 70)).toEqual([]);
  });
});

test('French double punctuation does not wrap away from its word', () => {
  const torn = texts('fr').filter(([, text]) =>
    /[^\u00a0\u202f\s][:;?»%](?!\/\/)|(?<!\u00a0|\u202f) [:;?»%]/.test(text.replace(/^\u00a0:$/, '')),
  );
  expect(torn.filter(([, text]) => !/^\u00a0:$/.test(text))).toEqual([]);
});
