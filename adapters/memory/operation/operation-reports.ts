import {
  type Dated,
  KEPT_REPORTS,
  type OperationReports,
} from '../../../application/ports/operation/operation-reports.ts';

/** The latest reports of a recurring job, in memory. */
export function makeMemoryOperationReports<Report>(): OperationReports<Report> {
  const kept: Dated<Report>[] = [];
  return {
    async keep(report, at) {
      if (JSON.stringify(kept[0]?.report) === JSON.stringify(report)) kept.shift();
      kept.unshift({ at, report: structuredClone(report) });
      kept.splice(KEPT_REPORTS);
    },
    last: async count => structuredClone(kept.slice(0, count)),
  };
}
