import type { Submission } from '../submissions/submissions.ts';
import type { PageView } from '../page-views/page-views.ts';

/** Requests and page views from before the site started: imported from another system, or invented for a demonstration. */
export type SampleHistory = {
  readonly pageViews: readonly PageView[];
  /** Requests, each with the viewing that it booked, if any; none of their mails is enqueued. */
  readonly submissions: readonly Submission[];
};

/** Fills an empty site with a history. */
export type SampleHistoryWriter = {
  /**
   * Stores the history in one transaction and returns true. If a page view or a request is stored already, the site is in use: returns
   * false and does not call `past`.
   * Not part of `RequestPorts`, because it only fills an empty site and no visitor's request calls it.
   */
  begin(past: () => SampleHistory): Promise<boolean>;
};
