/** Properties of a request for a property's page that decide whether it counts; none is stored. */
export type ListingView = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Purpose stated by the browser: `Sec-Purpose`, `Purpose`, `X-Purpose`, `X-Moz`. */
  readonly purpose: string;
  /** Whether the client is a bot. */
  readonly robot: boolean;
  /** Who requests the page. `owner` only on the owner's own property; elsewhere an owner is a visitor. */
  readonly by: 'visitor' | 'owner' | 'agency';
};

/** Purposes of requests made before or without showing the page: prefetch, prerender, thumbnail. */
const IN_ADVANCE = /prefetch|prerender|preview|preload|preconnect|instant/i;

/**
 * Whether a request is a page view by a potential buyer or tenant. The counter counts each person once a day.
 * `countsAsPageView({ method: 'HEAD', … })` → `false`
 */
export function countsAsPageView({ method, purpose, robot, by }: ListingView): boolean {
  return method === 'GET' && by === 'visitor' && !IN_ADVANCE.test(purpose) && !robot;
}
