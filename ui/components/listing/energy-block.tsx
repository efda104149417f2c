import { useTranslation } from 'react-i18next';
import type { EnergyView } from '../../../application/view/energy-view.ts';
import type { FactView } from '../../../application/view/fact-view.ts';
import { EpcScale, useEnergyWords } from './epc.tsx';
import { Facts } from './facts.tsx';

/** An energy certificate (EPC): the region's label, its scale, and the facts that the law requires. */
export function EnergyBlock({
  energy,
  facts,
}: {
  readonly energy: EnergyView | undefined;
  readonly facts: readonly FactView[];
}) {
  const { t } = useTranslation('facts');
  return (
    <section className="property-section" aria-labelledby="energy">
      <h2 id="energy">{t('group.energy')}</h2>
      {energy ? <Label energy={energy} /> : null}
      {/* The label shows the class already. */}
      <Facts facts={facts.filter(({ name }) => name !== 'energyLabel')} />
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
