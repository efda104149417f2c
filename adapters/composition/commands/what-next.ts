import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';

/** Settings that say which site a command acts on, and at which address links lead to it; none is a secret. */
const SITE_SETTINGS = ['CONTENT_DIR', 'DATA_DIR', 'PORT', 'PUBLIC_URL'];

/**
 * What a person who started the site at a terminal may do next: the addresses of its pages, of the owners' portal and of the desk, with a
 * login of each where the sample agency's people can log in. Commands stand behind the settings that this start was given, or they would act on another site.
 * `whatNext('http://127.0.0.1:3000/', false, { DATA_DIR: '/srv/agency' })` → `'… DATA_DIR=/srv/agency npm run agent -- invite EMAIL …'`
 */
export function whatNext(
  address: string,
  hasSampleLogins: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const settings = SITE_SETTINGS.flatMap(name =>
    environment[name] ? [`${name}=${shellWord(environment[name])} `] : [],
  );
  const command = (words: string) => `${settings.join('')}${words}`;
  const [owner] = SAMPLE_OWNERS;
  const [manager] = SAMPLE_AGENTS;
  const ways = [
    ['Visitors', address, ''],
    [
      'Owners',
      `${address}login/`,
      hasSampleLogins && owner ? `${owner.email}   ${owner.password}` : command('npm run owner -- invite EMAIL ID…'),
    ],
    [
      'The agency',
      `${address}desk/`,
      hasSampleLogins ? `${manager.email}   ${manager.password}` : command('npm run agent -- invite EMAIL'),
    ],
  ] as const;
  const rows = ways.map(([who, where, how]) =>
    `  ${who.padEnd(10)}  ${where.padEnd(address.length + 8)}${how}`.trimEnd(),
  );
  const guide = hasSampleLogins
    ? [
        'This is the sample agency. A site of your own begins with: npm run new -- FOLDER',
        'The guide: docs/start/your-agency.md',
      ]
    : ['The guide: docs/README.md'];
  return `\n${[...rows, ...guide].join('\n')}\n\n`;
}

/** A text as one word of a shell: in single quotes where it has other signs than paths have. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
