import { useTranslation } from 'react-i18next';
import type { EnergyView } from '../../../application/view/energy-view.ts';
import { numberText } from '../../../domain/text/number.ts';

/**
 * Classes of each scale, best first, with the index of their label colour; a class with plus or minus that the label gives no separate
 * colour has the colour of its letter.
 */
const SCALES: Readonly<Record<string, readonly (readonly [name: string, step: number])[]>> = {
  flanders: [
    ['A+', 3],
    ['A', 4],
    ['B', 6],
    ['C', 7],
    ['D', 8],
    ['E', 10],
    ['F', 11],
  ],
  brussels: [
    ['A', 3],
    ['B', 4],
    ['C', 6],
    ['D', 7],
    ['E', 8],
    ['F', 10],
    ['G', 11],
  ],
  wallonia: [
    ['A++', 1],
    ['A+', 2],
    ['A', 3],
    ['B', 4],
    ['C', 6],
    ['D', 7],
    ['E', 8],
    ['F', 10],
    ['G', 11],
  ],
  luxembourg: [
    ['A+', 2],
    ['A', 3],
    ['B', 4],
    ['C', 5],
    ['D', 6],
    ['E', 7],
    ['F', 8],
    ['G', 9],
    ['H', 10],
    ['I', 11],
  ],
};

/** EPC class in the colour of its region's label; the text alternative includes the value. */
export function EpcBadge({ energy }: { readonly energy: EnergyView }) {
  const words = useEnergyWords(energy);
  const step = stepOf(energy);
  return (
    <span className="epc-badge" data-step={step}>
      <span aria-hidden="true">{energy.label || `${numberText(energy.performance ?? 0)} kWh`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The region's scale as a bar with this property's class highlighted; decorative, the text is beside it. */
export function EpcScale({ energy }: { readonly energy: EnergyView }) {
  const scale = scaleOf(energy);
  if (!scale) return null;
  const own = classOn(scale, energy);
  return (
    <ol className="epc-scale" aria-hidden="true" role="presentation">
      {scale.map(([name, step]) => (
        <li key={name} data-step={step} data-own={name === own?.[0] || undefined}>
          {name === own?.[0] ? energy.label : name}
        </li>
      ))}
    </ol>
  );
}

/** Energy label in words, with the consumption if known: `'EPC B, 132 kWh/m².year'` */
export function useEnergyWords({ certificate, label, performance }: EnergyView): string {
  const { t } = useTranslation('listing');
  const value = performance === undefined ? '' : t('energy.value', { value: numberText(performance) });
  return [`${certificate} ${label}`.trim(), value].filter(Boolean).join(', ');
}

function scaleOf({ image }: EnergyView) {
  return image === undefined ? undefined : SCALES[image.split('/')[3] ?? ''];
}

function classOn(scale: NonNullable<ReturnType<typeof scaleOf>>, { label }: EnergyView) {
  return scale.find(([name]) => name === label) ?? scale.find(([name]) => name === label.charAt(0));
}

function stepOf(energy: EnergyView): number | undefined {
  const scale = scaleOf(energy);
  return scale && classOn(scale, energy)?.[1];
}
