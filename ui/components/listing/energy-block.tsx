import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnergyView } from '../../../application/view/energy-view.ts';
import type { FactView } from '../../../application/view/fact-view.ts';
import { EpcScale, useEnergyWords } from './epc.tsx';
import { Facts } from './facts.tsx';

/**
 * An energy certificate (EPC): the region's scale, and the facts that the law requires; below them notices about it. `small`: below a larger
 * section.
 */
export function EnergyBlock({
  energy,
  facts,
  small,
  children,
}: {
  readonly energy: EnergyView | undefined;
  readonly facts: readonly FactView[];
  readonly small: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('facts');
  // Left out of the facts, because the text beside the scale contains class and consumption.
  const said = ['energyLabel', ...(energy?.performance === undefined ? [] : ['energyPerformance'])];
  return (
    <section className="property-section energy-section" aria-labelledby="energy">
      <h2 id="energy" className={small ? 'small-heading' : undefined}>
        {t('group.energy')}
      </h2>
      {energy ? <Label energy={energy} /> : null}
      <Facts facts={facts.filter(({ name }) => !said.includes(name))} />
      {children}
    </section>
  );
}

function Label({ energy }: { readonly energy: EnergyView }) {
  const words = useEnergyWords(energy);
  return (
    <div className="energy">
      {energy.image ? <img src={energy.image} width="320" height="120" alt="" /> : null}
      <p className="energy-words">{words}</p>
      <EpcScale energy={energy} />
    </div>
  );
}
