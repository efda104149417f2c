/** People who want no more mails that a stranger asked for. What is kept of them names nobody. */
export type RecommendationStops = {
  /** Notes the hash of a person's address; a second time changes nothing. */
  stop(person: string, now: number): Promise<void>;
  /** Tells whether it was noted. */
  stopped(person: string): Promise<boolean>;
};
