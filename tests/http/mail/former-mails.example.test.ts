import { expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import type { PriceDisplay } from '../../../domain/listing/price-display.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleMail, TEMPLATES } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };

const shown = { amount: '€ 950', startingFrom: false, perMonth: false };
/** Pairs of a current price and its format in an outbox of version 0.1. */
const FORMER: readonly (readonly [PriceDisplay, unknown])[] = [
  [{ kind: 'on-demand' }, undefined],
  [{ kind: 'shown', ...shown }, shown],
  [
    { kind: 'shown', ...shown, startingFrom: true },
    { ...shown, startingFrom: true },
  ],
  [
    { kind: 'shown', ...shown, perMonth: true },
    { ...shown, perMonth: true },
  ],
  [
    { kind: 'shown', ...shown, unit: { text: 'par semaine' } },
    { ...shown, unit: 'par semaine' },
  ],
];

/** Database data with another price in each advert. */
function priced(data: unknown, price: unknown, met: () => void): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (key !== 'advert') return value;
      met();
      return { ...value, price };
    }),
  );
}

test.each(FORMER)(
  'a pending mail with a price in an earlier version’s format is rendered like one with %j',
  (price, former) => {
    let adverts = 0;
    for (const template of TEMPLATES) {
      for (const language of LANGUAGES) {
        const mail = sampleMail(template, language);
        const letter = (one: unknown) =>
          renderMail({ ...mail, data: priced(mail.data, one, () => adverts++) as typeof mail.data }, site);
        expect(letter(former)).toEqual(letter(price));
      }
    }
    expect(adverts).toBeGreaterThan(2 * LANGUAGES.length);
  },
);

test.each(['alert-welcome', 'alert-match'] as const)(
  'a pending mail %s from a version without alert pauses is rendered without a pause link',
  template => {
    for (const language of LANGUAGES) {
      const mail = sampleMail(template, language);
      const { pausePath, ...data } = mail.data;
      const [former, now] = [renderMail({ ...mail, data }, site).text, renderMail(mail, site).text];
      expect(now).toContain(String(pausePath));
      const lines = new Set(former.split('\n'));
      // The only lines that differ are the link's text and its address.
      expect(now.split('\n').filter(line => !lines.has(line))).toHaveLength(2);
    }
  },
);

test('a mail with an unknown price format is not rendered', () => {
  const mail = sampleMail('alert-match', 'fr');
  const data = priced(mail.data, { kind: 'shown', amount: 7 }, () => undefined) as typeof mail.data;
  expect(() => renderMail({ ...mail, data }, site)).toThrow(/do not match its schema/);
});
