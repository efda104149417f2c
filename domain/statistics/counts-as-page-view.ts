/** What is known of the moment in which a property's page was sent; nothing of it is kept. */
export type ListingView = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Why the browser asks, where it says so: `Sec-Purpose`, `Purpose`, `X-Purpose`, `X-Moz`. */
  readonly purpose: string;
  /** Whether a program asks, not a person. */
  readonly robot: boolean;
  /** Who asks. An owner is one of this property alone: elsewhere they are a visitor. */
  readonly by: 'visitor' | 'owner' | 'agency';
};

/** What browsers say of a page that is not looked at yet: fetched or drawn in advance, or for a small picture of it. */
const IN_ADVANCE = /prefetch|prerender|preview|preload|preconnect|instant/i;

/**
 * Whether a person who might be interested looked at a property; the log counts each once a day.
 * `countsAsPageView({ method: 'HEAD', … })` → `false`
 */
export function countsAsPageView({ method, purpose, robot, by }: ListingView): boolean {
  return method === 'GET' && by === 'visitor' && !IN_ADVANCE.test(purpose) && !robot;
}
