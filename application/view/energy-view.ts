import type { Advert } from '../../domain/advert/advert.ts';
import { epcClassName, epcLabelImage } from '../../domain/energy/epc-class.ts';
import { type PageContext, phrasesOf } from './page-context.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';

export type EnergyView = {
  /** Name of the certificate by region and language: 'EPC' in Flanders, 'EPB' on a Dutch page for Namur. */
  readonly certificate: string;
  /** EPC class: 'B', 'A++', 'A-'. */
  readonly label: string;
  /** Address of the label's image: '/images/epc/flanders/b.png'; absent if the label is on no Belgian regional scale. */
  readonly image: string | undefined;
  /** kWh/m².year */
  readonly performance: number | undefined;
  readonly co2: number | undefined;
  readonly code: string | undefined;
  readonly expiry: string | undefined;
};

/** Energy figures of an advert; `undefined` without label and consumption. A consumption that contradicts the label is left out. */
export function energyView(context: PageContext, { listing, energy }: Advert): EnergyView | undefined {
  const { scheme, label, contradicted } = energy;
  const performance = contradicted === 'energyPerformance' ? undefined : numberFact(listing, 'energyPerformance');
  if (!label && performance === undefined) return undefined;
  const { energyCertificateCode: code, energyExpiry: expiry } = listing.facts;
  return {
    certificate: phrasesOf(context).certificates[scheme],
    label: label === undefined ? '' : label.kind === 'class' ? epcClassName(label.epcClass) : label.text,
    image: label?.kind === 'class' ? epcLabelImage(label.region, label.epcClass) : undefined,
    performance,
    co2: numberFact(listing, 'co2'),
    code: typeof code === 'string' ? code : undefined,
    expiry: typeof expiry === 'string' ? expiry : undefined,
  };
}
