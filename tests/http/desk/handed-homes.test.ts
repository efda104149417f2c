import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { isDeskView } from '../../../adapters/wire/desk-payload.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { listingPath } from '../../../application/view/links.ts';
import type { DeskView } from '../../../application/desk/desk-view.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { Language } from '../../../domain/text/language.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { encode } from '../../support/site/form-site.ts';
import { type DeskBrowser, LEA, serveDesk } from '../../support/site/desk-site.ts';
import { desk } from '../../support/site/import-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { ANSWER } from '../../support/site/sample-application.ts';

/** A home whose record in the feed names An as its agent. */
const HOME = '6485932' as ListingId;
const AN = 'an-de-smet';
const KARIM = 'karim-benali';
const CLAIRE = 'claire-vandenhove';
const PEOPLE = '/en/desk/people/';
const RESPONSE = z.object({ view: z.custom<DeskView>(isDeskView) });

const importing = desk();
const importFeed = () => importing.importFeed(openFeed(readFileSync('fixtures/agency/feed.json')));
await importFeed();
const site = await serveDesk({ catalogue: importing.catalogue, store: importing.ports });
afterAll(() => site.stop());

const { sampleAgents, viewingRecords, agentRecords } = site.ports.store;
const contextIn = await contexts(site, site.now());
const nameOf = (person: string) => site.content.team.find(({ id }) => id === person)?.name ?? 'nobody';

let lea: DeskBrowser;
let token: string;
beforeAll(async () => {
  await sampleAgents.add(anAgent('An', { personId: AN }), 'hash');
  await sampleAgents.add(anAgent('Karim', { personId: KARIM }), 'hash');
  await sampleAgents.add(anAgent('Claire', { personId: CLAIRE }), 'hash');
  lea = site.browser();
  await lea.logIn(LEA);
  token = await lea.token();
});

/** Names of the team on a property's public page. Each language is opened once, because this server caches pages. */
async function namedOn(language: Language): Promise<readonly string[]> {
  const [home] = await importing.catalogue.listings([HOME]);
  if (!home) throw new Error('the feed has no such home');
  const { text } = await site.get(listingPath(contextIn(language), home, language));
  return site.content.team.map(({ name }) => name).filter(name => text.includes(name));
}

async function leave(who: string, to: string) {
  const { status } = await lea.post(PEOPLE, { do: 'remove-agent', agent: `id of ${who}`, to: `id of ${to}`, token });
  expect(status).toBe(303);
}

/** Books a viewing as a visitor without script does, and returns the agent whose slot it took. */
async function book(slot: string): Promise<string | undefined> {
  const { key, stamp, challenge } = await site.prepare('contact-appointment', 'en');
  site.pass(20_000);
  const fields = { ...WELL['contact-appointment'], property: HOME, slot, key, stamp, captcha: challenge.token };
  const { status, headers } = await site.ask({
    method: 'POST',
    path: site.routes.build('contact-appointment', 'en'),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: encode({ ...fields, form: 'contact-appointment', answer: ANSWER, homepage: '' }),
  });
  expect(status).toBe(303);
  const reference = /[?&]reference=([0-9A-Z-]+)/.exec(headers.location ?? '')?.[1] ?? '';
  return (await viewingRecords.ofRequests([reference]))[0]?.agentId;
}

async function agentAtDesk(): Promise<unknown> {
  const { text } = await lea.get(`/en/desk/adverts/${HOME}/`, { accept: 'application/json' });
  const { body } = RESPONSE.parse(JSON.parse(text)).view;
  return body.kind === 'advert' ? body.agent : undefined;
}

test('a home of an agent who left is the colleague’s at once: on its page, in its slots and in the desk', async () => {
  expect(await namedOn('fr')).toEqual([nameOf(AN)]);
  expect(await book('am')).toBe(AN);
  await leave('An', 'Karim');
  expect(await namedOn('nl')).toEqual([nameOf(KARIM)]);
  expect(await book('pm1')).toBe(KARIM);
  expect(await agentAtDesk()).toBe(nameOf(KARIM));
});

test('the next import, which still names the agent who left, does not give the home back', async () => {
  await importFeed();
  const [listing] = await importing.catalogue.listings([HOME]);
  expect(listing?.agentId).toBe(AN);
  expect(await namedOn('de')).toEqual([nameOf(KARIM)]);
  await leave('Karim', 'Claire');
  expect(await book('pm2')).toBe(CLAIRE);
});

test('an agent who is invited again has the home again', async () => {
  await lea.post(PEOPLE, {
    do: 'invite-agent',
    email: 'an@example.be',
    role: 'agent',
    person: AN,
    language: 'nl',
    token,
  });
  expect((await agentRecords.byEmail('an@example.be'))?.personId).toBe(AN);
  expect(await namedOn('en')).toEqual([nameOf(AN)]);
});
