import { expect, test } from 'vitest';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';

const recommend = (desk: LinkDesk, friendEmail = 'bob@example.be', network = '192.0.2.1') =>
  desk.send('send-to-friend', { ...WELL['send-to-friend'], friendEmail }, { network });

test('a suppressed address gets no recommendation in any spelling, and the sender cannot notice it', async () => {
  const desk = openLinkDesk();
  const first = await recommend(desk);
  const path = pathIn(mailOf(await desk.post(), 'friend'), 'stopPath');
  expect(path).toMatch(/^\/en\/no-recommendations\/[\w-]{86}\/$/);
  for (let look = 0; look < 9; look++) expect(shownAs(await desk.open(path), 'recommendations').stopped).toBe(false);
  for (let time = 0; time < 2; time++) expect(await desk.act(path)).toBe('done');
  expect(shownAs(await desk.open(path), 'recommendations').stopped).toBe(true);
  const later = await recommend(desk, 'Bob@example.BE', '192.0.2.2');
  expect({ ...later, reference: '', href: '' }).toEqual({ ...first, reference: '', href: '' });
  expect(await desk.post()).toEqual([]);
  await recommend(desk, 'eve@example.be', '192.0.2.3');
  expect(await desk.post()).toHaveLength(1);
});

test('the suppression list stores no plain address, and the link reveals none', async () => {
  const desk = openLinkDesk();
  await recommend(desk);
  const path = pathIn(mailOf(await desk.post(), 'friend'), 'stopPath');
  const noted: string[] = [];
  const { add } = desk.store.suppressionList;
  desk.store.suppressionList.add = (person, now) => {
    noted.push(person);
    return add(person, now);
  };
  await desk.act(path);
  expect(noted).toHaveLength(1);
  expect(noted.join() + path + Buffer.from(path.split('/')[3] ?? '', 'base64url')).not.toMatch(/bob|example/i);
  expect((await desk.kept('bob@example.be')).filter(({ kind }) => kind !== 'mail')).toEqual([]);
});

test('a link combined from parts of two others does nothing', async () => {
  const desk = openLinkDesk();
  await recommend(desk);
  await recommend(desk, 'eve@example.be', '192.0.2.2');
  const [bob = '', eve = ''] = (await desk.post()).map(mail => pathIn(mail, 'stopPath').split('/')[3]);
  const mixed = bob.slice(0, 43) + eve.slice(43);
  expect(await desk.act(`/en/no-recommendations/${mixed}/`)).toEqual({ kind: 'nothing' });
  expect(shownAs(await desk.open(`/en/no-recommendations/${bob}/`), 'recommendations').stopped).toBe(false);
});
