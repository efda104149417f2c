import { expect, test } from 'vitest';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { makeNotifyAdverts } from '../../../application/operate/notify-adverts.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { SAID, canaryFeed } from '../../support/reading/canary.ts';
import { openSite, SAMPLE_SENDER, sampleFeed } from '../../support/site/sample-site.ts';

const HOUR = 3_600_000;
/** Seven in the morning in Brussels. */
const SEVEN = Date.parse('2026-11-24T06:00:00Z');

/** A site that mails findings about a feed's adverts; `now` is its clock. */
function telling(feed: ReturnType<typeof sampleFeed>) {
  const { site, catalogue } = openSite([feed]);
  const { listingsKnown: known, advertMails: mails, agentRecords, sampleAgents, outbox } = makeMemoryRequestPorts();
  const clock = { at: SEVEN, now: () => clock.at };
  const check = makeCheckAdverts({ listingsKnown: known, agentOf: ({ agentId }) => agentId, now: clock.now });
  const tell = makeNotifyAdverts({
    site,
    catalogue,
    check,
    mails,
    agentRecords,
    hashes: makeHashes(Buffer.from('a secret of tests, long enough')),
    clock,
  });
  return { tell, clock, sampleAgents, put: () => outbox.take(9, clock.at, clock.at + 1) };
}
const sample = sampleFeed();
const broken = {
  ...sample,
  listings: sample.listings.map((listing, at) => (at < 3 ? { ...listing, facts: {} } : listing)),
};

test('an agency gets one mail each morning about adverts that breach a law, and none at night', async () => {
  const { tell, clock, put } = telling(broken);
  clock.at = SEVEN - 3 * HOUR;
  expect(await tell()).toBe(false);
  clock.at = SEVEN;
  expect(await tell()).toBe(true);
  clock.at += HOUR;
  expect(await tell()).toBe(false);
  clock.at += 23 * HOUR;
  expect(await tell()).toBe(true);
  const [mail] = await put();
  expect(mail).toMatchObject({ template: 'advert-findings', id: 'adverts.2026-11-24' });
  const { subject, text } = renderMail(mail!, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
  expect(subject).toMatch(/annonces/);
  expect(text).toMatch(/infraction – n’indique pas/);
  expect(text).toContain('/fr/desk/adverts/');
});

test('the mail is in the language of the account that has the agency’s address', async () => {
  const { tell, sampleAgents, put } = telling(broken);
  const { email } = SAMPLE_SENDER.agency;
  await sampleAgents.add(anAgent('An', { email, language: 'nl' }), 'hash');
  expect(await tell()).toBe(true);
  const [mail] = await put();
  expect(mail).toMatchObject({ to: email, language: 'nl' });
  const { subject, text } = renderMail(mail!, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
  expect(subject).toContain('Aan te passen in uw advertenties');
  expect(text).toMatch(/inbreuk – /);
  expect(text).toContain('/nl/desk/adverts/');
});

test('an agency without findings gets no mail', async () => {
  const { tell, clock, put } = telling({ ...sample, listings: [] });
  for (let day = 0; day < 3; day++, clock.at += 24 * HOUR) expect(await tell()).toBe(false);
  expect(await put()).toEqual([]);
});

test('the mail contains no hidden street, number, price or owner', async () => {
  const { tell, put } = telling(canaryFeed());
  expect(await tell()).toBe(true);
  const [mail] = await put();
  const { subject, text, html } = renderMail(mail!, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
  for (const said of [JSON.stringify(mail), subject, text, html]) expect(said).not.toMatch(SAID);
});
