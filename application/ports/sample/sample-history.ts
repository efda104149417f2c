import type { Submission } from '../submissions/submissions.ts';
import type { PageView } from '../page-views/page-views.ts';

/** What happened before the site kept anything itself: with another system, or at an agency that is made up. */
export type SampleHistory = {
  readonly pageViews: readonly PageView[];
  /** With the viewings that came of them; no mail of theirs is sent. */
  readonly submissions: readonly Submission[];
};

export type SampleHistoryWriter = {
  /**
   * Keeps it in one transaction, and says whether it did: where a visit is kept already, the site has begun and nothing is asked for.
   * Not a method of `Requests`, because it fills an empty site and no visitor's request calls it.
   */
  begin(past: () => SampleHistory): Promise<boolean>;
};
