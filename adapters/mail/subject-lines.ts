import type { AdvertView, MailSubject } from '../../application/mail/mail-templates.ts';
import { priceText } from '../../domain/listing/price-text.ts';
import { numberText } from '../../domain/text/number.ts';
import type { MailContext } from './mail-content.ts';
import { euro, fill } from './mail-text.ts';

/** Areas in an advert's lines, in this order. A property has its main area under one of the first four names. */
const SURFACES = ['livingArea', 'officeArea', 'totalArea', 'builtArea', 'groundArea'] as const;

/** Lines of a card below its title: price, place, facts of the advert, and the reference number. */
export function subjectLines(subject: MailSubject, context: MailContext): readonly string[] {
  const [price = '', ...facts] = subject.advert ? advertLines(subject.advert, context) : [];
  const lines = [price, subject.place, ...facts, `${context.words.frame.reference} ${subject.id}`];
  return lines.filter(line => line !== '');
}

/** Lines of an advert by subject: price, sizes, energy, renovation duty, flood risk, badges; omits unknown values. */
function advertLines(advert: AdvertView, { words }: MailContext): readonly string[] {
  const { advert: texts } = words.alerts;
  const { price, charges, bedrooms, energy, renovationYears, flood, badges } = advert;
  const lineOf = (text: string, value: string | number | undefined) =>
    value === undefined || value === '' ? [] : [fill(text, { value })];
  const counted = (text: string, value: number | undefined) =>
    lineOf(text, value === undefined ? '' : numberText(value));
  const area = (text: string, value: number | undefined) => counted(text, value && Math.round(value));
  return [
    [
      priceText(price, { ...texts, from: value => fill(texts.startingFrom, { value }) }),
      ...lineOf(texts.charges, charges && euro(charges)),
    ],
    [
      ...lineOf(bedrooms === 1 ? texts.bedroom : texts.bedrooms, bedrooms),
      ...SURFACES.flatMap(name => area(texts[name], advert[name])),
    ],
    energy
      ? [
          `${energy.certificate} ${energy.label}`.trim(),
          ...counted(texts.performance, energy.performance),
          ...counted(texts.co2, energy.co2),
          ...lineOf(texts.certificate, energy.code),
        ]
      : [],
    lineOf(texts.renovation, renovationYears),
    flood ? [...lineOf(texts.floodParcel, flood.parcel), ...lineOf(texts.floodBuilding, flood.building)] : [],
    badges,
  ]
    .map(parts => parts.join(' · '))
    .filter(line => line !== '');
}
