import { makeAutoObservable } from 'mobx';
import type { DayCount } from '../../domain/statistics/page-view-counts.ts';

/** Which day of a chart is told exactly: the last one, until another is pointed at or chosen. */
export class PageViewChartStore {
  readonly days: readonly DayCount[];
  /** From 0. */
  at: number;

  constructor(days: readonly DayCount[]) {
    this.days = days;
    this.at = Math.max(0, days.length - 1);
    makeAutoObservable(this, { days: false }, { autoBind: true });
  }

  get chosen(): DayCount | undefined {
    return this.days[this.at];
  }

  /** By its number; past either end it is the first or the last, and what is no number changes nothing. */
  choose(at: number): void {
    if (!Number.isNaN(at)) this.at = Math.min(Math.max(0, Math.round(at)), Math.max(0, this.days.length - 1));
  }

  /** By where on the width of the chart the pointer is, 0 at its left end and 1 at its right. */
  pointAt(share: number): void {
    this.choose(Math.floor(share * this.days.length));
  }
}
