import { afterAll } from 'vitest';
import type { Got } from '../reading/ask.ts';
import { type HttpSite, serveSite } from '../site/http-site.ts';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Headers of a same-origin form. */
export const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };
export const cookiesOf = ({ headers }: Got) => headers['set-cookie'] ?? [];

const started: HttpSite[] = [];
afterAll(async () => {
  await Promise.all(started.map(site => site.stop()));
});

/** Serves the sample agency until the tests of the file have ended. */
export async function startSite(given: Parameters<typeof serveSite>[0] = {}): Promise<HttpSite> {
  const site = await serveSite(given);
  started.push(site);
  return site;
}
