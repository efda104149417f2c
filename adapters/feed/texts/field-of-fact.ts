import type { FactName } from '../../../domain/listing/facts.ts';

/** The feed's field for a fact. `fieldOf('livingArea')` → `'LivingArea'` */
export const fieldOf = (name: FactName): string =>
  name === 'energyLabel' ? 'EPCLabelText' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
