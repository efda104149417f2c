import type { ChosenFeatures, DeskFeature } from '../../../domain/desk/features.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** The managers' choices of which features of the desk are enabled. */
export type DeskFeatures = {
  /** Returns the managers' choices; a feature that was never enabled or disabled is absent. */
  chosen(): Promise<ChosenFeatures>;
  /** Enables or disables a feature, with an entry in the desk's log. */
  choose(part: DeskFeature, isOn: boolean, entry: DeskEntry): Promise<void>;
};

/** Returns the enabled features of the desk. */
export type FindFeatures = () => Promise<ReadonlySet<DeskFeature>>;
