import type { ChosenFeatures, DeskFeature } from '../../../domain/desk/features.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** The parts of the desk that managers switched on or off. */
export type DeskFeatures = {
  /** Returns the managers' choices; a part that was never switched is absent. */
  chosen(): Promise<ChosenFeatures>;
  /** Switches a part on or off, with its entry in the desk's log. */
  choose(part: DeskFeature, isOn: boolean, entry: DeskEntry): Promise<void>;
};

/** Returns the parts of the desk that are on. */
export type FindFeatures = () => Promise<ReadonlySet<DeskFeature>>;
