import { makeAutoObservable } from 'mobx';
import type { DayCount } from '../../domain/statistics/page-view-counts.ts';

/** The day of a chart whose figures are shown: the last day, until the visitor points at or chooses another one. */
export class PageViewChartStore {
  readonly days: readonly DayCount[];
  /** Index from 0. */
  at: number;

  constructor(days: readonly DayCount[]) {
    this.days = days;
    this.at = Math.max(0, days.length - 1);
    makeAutoObservable(this, { days: false }, { autoBind: true });
  }

  get chosen(): DayCount | undefined {
    return this.days[this.at];
  }

  /** Chooses a day by index, clamped to the range; ignores NaN. */
  choose(at: number): void {
    if (!Number.isNaN(at)) this.at = Math.min(Math.max(0, Math.round(at)), Math.max(0, this.days.length - 1));
  }

  /** Chooses a day by the pointer's horizontal position, 0 at the left and 1 at the right. */
  pointAt(share: number): void {
    this.choose(Math.floor(share * this.days.length));
  }
}
