import {
  type TimedReport,
  KEPT_REPORTS,
  type OperationReports,
} from '../../../application/ports/operation/operation-reports.ts';

/** The latest reports of a recurring job, in memory. */
export function makeMemoryOperationReports<Report>(): OperationReports<Report> {
  const reports: TimedReport<Report>[] = [];
  return {
    async keep(report, at) {
      if (JSON.stringify(reports[0]?.report) === JSON.stringify(report)) reports.shift();
      reports.unshift({ at, report: structuredClone(report) });
      reports.splice(KEPT_REPORTS);
    },
    last: async count => structuredClone(reports.slice(0, count)),
  };
}
