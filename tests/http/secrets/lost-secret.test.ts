import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lostSecretLines } from '../../../adapters/composition/server/lost-secret.ts';
import { secretsFromText } from '../../../adapters/secrets/secret.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'clairval-lost-secret-'));
const database = await openDatabase({ dataDirectory });
afterAll(async () => {
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const [ONE, TWO, THREE] = ['one', 'two', 'three'].map(name => name.repeat(12)) as [string, string, string];
/** Starts the site with these values of `SECRET` and `SECRET_PREVIOUS`; returns its warnings. */
const start = (secret: string, previous?: string) =>
  lostSecretLines({ secret, dataDirectory }, secretsFromText(secret, previous), database.exchangeSecretMark);

test('a start with another secret than before warns once, unless the former one is set as the previous one', async () => {
  expect(await start(ONE)).toEqual([]);
  expect(await start(ONE)).toEqual([]);
  expect(await start(TWO, ONE)).toEqual([]);
  expect(await start(TWO)).toEqual([]);
  expect(await start(THREE, ONE)).toEqual([expect.stringMatching(/^SECRET is not the one that this site ran with/)]);
  expect(await start(THREE)).toEqual([]);
});

test('the stored mark does not contain the secret', async () => {
  await start(ONE);
  expect(await database.exchangeSecretMark('x')).not.toContain(ONE);
});

test('a lost file names the data directory', async () => {
  const [line] = await lostSecretLines(
    { secret: undefined, dataDirectory },
    secretsFromText(TWO, undefined),
    database.exchangeSecretMark,
  );
  expect(line).toContain(`The secret in ${dataDirectory}`);
});
