import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MORTGAGE_RATE } from '../../domain/cost/credit.ts';
import { DEPOSIT_CAPS } from '../../domain/cost/deposit.ts';
import { purchaseCost } from '../../domain/cost/purchase-cost.ts';
import { REGISTRATION_DUTIES } from '../../domain/cost/registration-duty.ts';
import { REGIONS } from '../../domain/place/region.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { TODAY } from '../arbitraries/full-listing.ts';

describe.each(LANGUAGES)('texts of costs in %s', language => {
  const words = JSON.parse(readFileSync(`ui/locales/${language}/cost.json`, 'utf8'));

  test.each(REGIONS)('name the source of each current and future rule in %s', region => {
    for (const [code, rows] of [
      ['registration-duty', REGISTRATION_DUTIES[region]],
      ['deposit', DEPOSIT_CAPS[region]],
    ] as const) {
      const inForce = rows.findLastIndex(({ from }) => from === undefined || from <= TODAY);
      const named = rows
        .slice(inForce)
        .flatMap(({ from, announced }) => (announced ? [] : [words.source[code][region][String(from)]]));
      expect(
        named.filter(text => typeof text !== 'string' || text === ''),
        `${code} of ${region}`,
      ).toEqual([]);
    }
  });

  test('name the source of each rate of a mortgage', () => {
    for (const { from } of MORTGAGE_RATE)
      expect(words.source['mortgage-rate'][String(from)]).toEqual(expect.any(String));
  });

  test('name each line of a purchase and its source', () => {
    const lines =
      purchaseCost({ region: 'wallonia', price: 9, ownHome: true, object: 'new-build' }, TODAY)?.lines ?? [];
    expect(lines).toHaveLength(5);
    for (const { code } of lines) {
      expect(words.line[code]).toEqual(expect.any(String));
      if (code !== 'notary-vat' && code !== 'vat-with-land') expect(words.source[code]).toBeDefined();
    }
  });
});
