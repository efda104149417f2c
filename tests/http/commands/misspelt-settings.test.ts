import { expect, test } from 'vitest';
import { misspeltSettings } from '../../../adapters/composition/misspelt-settings.ts';
import { readSettings, SETTING_NAMES } from '../../../adapters/composition/settings.ts';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['CATALOG_SOURCE', 'CATALOGUE_SOURCE'],
  ['public_url', 'PUBLIC_URL'],
  ['SECRETS', 'SECRET'],
  ['OMNICASA_PASWORD', 'OMNICASA_PASSWORD'],
])('the warning about %s suggests %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x' }, SETTING_NAMES)).toEqual([
    { id: '', field: name, reason: { code: 'setting-misspelt', values: { setting: meant } } },
  ]);
});

test('real settings and variables of other programs cause no warning', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANG',
    'SHELL',
    'USER',
    'NODE_ENV',
    'NODE_OPTIONS',
    'INVOCATION_ID',
    'PWD',
  ];
  const environment = Object.fromEntries(
    [...SETTING_NAMES, ...others, 'SSH_CLIENT', 'XDG_DATA_DIRS'].map(name => [name, 'x']),
  );
  expect(misspeltSettings(environment, SETTING_NAMES)).toEqual([]);
});

test('every setting that can be refused is on the list of known settings', () => {
  const refused = readSettings(Object.fromEntries(SETTING_NAMES.map(name => [name, ' '])));
  if (!('refused' in refused)) throw new Error('blanks were taken');
  const named = [...refused.refused.matchAll(/([A-Z][A-Z_]+):/g)].map(([, name = '']) => name);
  expect(named).not.toEqual([]);
  expect(named.filter(name => !SETTING_NAMES.includes(name))).toEqual([]);
});
