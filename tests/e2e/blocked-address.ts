import type { Page, Route } from 'playwright/test';

/**
 * Refuses a page's requests of an address until the returned function is called. The route stays after that: a request for code that is under
 * way while a route is removed would never be answered.
 * `const unblock = await blockAddress(page, '**\/api/page*')`
 */
export async function blockAddress(
  page: Page,
  address: string | RegExp,
  refuse: (route: Route) => Promise<void> = route => route.abort(),
): Promise<() => void> {
  let isBlocked = true;
  await page.route(address, route => (isBlocked ? refuse(route) : route.continue()));
  return () => {
    isBlocked = false;
  };
}
