import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIGURE_PLACE } from '../../domain/cost/law-figures.ts';
import { LANGUAGES } from '../../domain/text/language.ts';

const ARTICLES = readdirSync('fixtures/agency/articles');
const textOf = (article: string, language: string) =>
  readFileSync(`fixtures/agency/articles/${article}/${language}.md`, 'utf8');

/** Names of the figures of a text; a day in words is the same figure as in digits. */
const figuresIn = (text: string) =>
  new Set([...text.matchAll(FIGURE_PLACE)].map(([, name = '']) => name.replace('-said', '')));

describe.each(ARTICLES)('the article %s', article => {
  test('states the same figures of the law in each language', () => {
    const [first, ...others] = LANGUAGES.map(language => figuresIn(textOf(article, language)));
    for (const other of others) expect(other).toEqual(first);
  });

  test.each(LANGUAGES)('does not argue about its sources in %s', language => {
    // Authorities may be named by their address.
    const hosts = textOf(article, language).match(/\b[a-z][a-z-]+\.(?:be|org|eu|com)\b/g) ?? [];
    const named = hosts.filter(host => !/^(?:clairval|autorite|gegevens|dataprotection|ipi|biv|economie)/.test(host));
    expect(named).toEqual([]);
    expect(textOf(article, language)).not.toMatch(/\b(?:Sources?|Bron(?:nen)?|Quellen?)\s?:/);
  });
});

test('the texts of costs name laws and authorities, no firms and portals', () => {
  for (const language of LANGUAGES) {
    const { source } = JSON.parse(readFileSync(`ui/locales/${language}/cost.json`, 'utf8'));
    expect(JSON.stringify(source).match(/\b[a-z-]+\.(?:be|eu|com)\b/g)).toBeNull();
  }
});
