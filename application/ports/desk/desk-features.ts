import type { ChosenFeatures, DeskFeature } from '../../../domain/desk/features.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** Which parts of the desk managers switched on or off. */
export type DeskFeatures = {
  /** Gives what was decided; a part of which nothing was is absent. */
  chosen(): Promise<ChosenFeatures>;
  /** Switches a part, with its entry of the log. */
  choose(part: DeskFeature, isOn: boolean, entry: DeskEntry): Promise<void>;
};

/** Gives the parts of the desk that are on now. */
export type FindFeatures = () => Promise<ReadonlySet<DeskFeature>>;
