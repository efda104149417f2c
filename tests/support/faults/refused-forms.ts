import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Language } from '../../../domain/text/language.ts';
import type { BuiltServer } from '../server/built-server.ts';
import { type Filled, type Got, nthForm, referenceIn, type Sealed, seal, talk } from '../visitors/form-visitor.ts';
import { openRows } from './stored-rows.ts';

export type Words = { readonly notSent: string } & { readonly [form: string]: { readonly notSent: string } };

/** The texts in a language's dictionary `concept`. */
export function words<Read>(language: Language, concept: string): Read {
  return JSON.parse(readFileSync(`ui/locales/${language}/${concept}.json`, 'utf8')) as Read;
}

/** Number of visitors per site: `nthForm` sends no more recommendations than a site accepts per day. */
const visitorsOf = new WeakMap<BuiltServer, number>();

export type Ready = Sealed & { readonly filled: Filled };

/** Forms of new visitors, of all kinds, languages and ways, ready to send. */
export async function forms(server: BuiltServer, count: number): Promise<readonly Ready[]> {
  const first = visitorsOf.get(server) ?? 0;
  visitorsOf.set(server, first + count);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const filled = nthForm(first + at);
      return { ...(await seal(server.port, filled)), filled };
    }),
  );
}

/** Expects the error shown when nothing can be stored: in the visitor's language, with their input. */
export function expectToldToTryAgain({ status, text, location }: Got, { filled }: Ready): void {
  const { form, language, way, values } = filled;
  expect({ form, status, location }).toEqual({ form, status: 503, location: '' });
  if (way === 'script') return expect(JSON.parse(text)).toMatchObject({ status: 503 });
  expect(text).toContain(`<html lang="${language}"`);
  const said = words<Words>(language, 'form');
  expect(text).toContain(said[form]?.notSent ?? said.notSent);
  const typed = new Set([...text.matchAll(/ value="([^"]*)"|>([^<]*)<\/textarea>/g)].map(([, a, b]) => a ?? b));
  const missing = Object.entries(values).filter(([, value]) => [value].flat().some(one => !typed.has(one)));
  expect({ form, missing }).toEqual({ form, missing: [] });
}

export async function statusOf(server: BuiltServer, path: string): Promise<number> {
  return (await talk(server.port, { path })).status;
}

/** Sends all forms concurrently; `ms`: milliseconds until the last response. */
export async function sendAll(
  server: BuiltServer,
  sealed: readonly Sealed[],
): Promise<{ got: readonly Got[]; ms: number }> {
  const began = performance.now();
  const got = await Promise.all(sealed.map(each => talk(server.port, each)));
  return { got, ms: Math.round(performance.now() - began) };
}

/**
 * Sends all forms concurrently, and again those whose response was 503, as visitors do; returns the last response to each. Throws after
 * twenty rounds.
 */
export async function sendUntilKept(server: BuiltServer, sealed: readonly Sealed[]): Promise<readonly Got[]> {
  const { got } = await sendAll(server, sealed);
  const answers = [...got];
  for (let round = 1; answers.some(({ status }) => status === 503); round++) {
    if (round === 20) throw new Error('the site answers forms with 503 for ever');
    const busy = answers.flatMap(({ status }, at) => (status === 503 ? [at] : []));
    const again = await sendAll(
      server,
      busy.map(at => sealed[at] as Sealed),
    );
    for (const [row, at] of busy.entries()) answers[at] = again.got[row] as Got;
  }
  return answers;
}

/** Expects every sent form to be stored once. */
export async function expectKept(
  given: Parameters<typeof openRows>[0],
  got: readonly Got[],
  count: number,
): Promise<void> {
  const rows = openRows(given);
  const kept = (await rows.all<{ id: string }>('select id from submission')).map(({ id }) => id);
  expect(got.map(referenceIn).filter(reference => !kept.includes(reference ?? ''))).toEqual([]);
  expect(kept).toHaveLength(count);
  await rows.letTimePass();
  await expect.poll(() => rows.unsent(), { timeout: 60_000 }).toBe(0);
  await rows.close();
}
