import type { ChosenParts, DeskPart } from '../../../domain/desk/parts.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** Which parts of the desk managers switched on or off. */
export type DeskParts = {
  /** Gives what was decided; a part of which nothing was is absent. */
  chosen(): Promise<ChosenParts>;
  /** Switches a part, with its entry of the log. */
  choose(part: DeskPart, isOn: boolean, entry: DeskEntry): Promise<void>;
};

/** Gives the parts of the desk that are on now. */
export type FindParts = () => Promise<ReadonlySet<DeskPart>>;
