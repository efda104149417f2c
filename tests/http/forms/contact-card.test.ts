import { afterAll, expect, test } from 'vitest';
import { openApplication } from '../../support/site/sample-application.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { ask } from '../../support/reading/ask.ts';

const application = openApplication();
const { port, stop } = await serveApplication(application);
afterAll(stop);
const { agency, team } = application.site.current().content;

const cardAt = async (query: string) => {
  const { status, headers, text } = await ask(port, { path: `/api/contact.vcf${query}` });
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const value = (name: string) =>
    lines
      .find(line => line.startsWith(name))
      ?.slice(name.length)
      .replace(/\\([\\;,])/g, '$1');
  return { status, headers, lines, value };
};

test('the agency’s card has its phone, mail and address', async () => {
  const { status, headers, lines, value } = await cardAt('');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCARD', 'END:VCARD', '']);
  expect(value('FN:')).toBe(agency.name);
  expect(value('EMAIL;TYPE=INTERNET:')).toBe(agency.email);
  expect(value('TEL;TYPE=WORK,VOICE:')).toMatch(/^\+32\d{8,9}$/);
  expect(value('ADR;TYPE=WORK:')).toContain(agency.street);
});

test('each agent has a card, with their role in the language of the page', async () => {
  for (const { id, name, email, role } of team.filter(({ status }) => status === 'Published')) {
    const { value } = await cardAt(`?agent=${encodeURIComponent(id)}&language=nl`);
    expect([value('FN:'), value('ORG:'), value('EMAIL;TYPE=INTERNET:')]).toEqual([name, agency.name, email]);
    expect(value('TITLE:')).toBe(role.nl);
  }
});

test('a person who is not in the team has no card', async () => {
  for (const agent of ['', 'nobody', '__proto__', '%F0%9F%8F%A0'])
    expect((await cardAt(`?agent=${agent}`)).status).toBe(404);
});
