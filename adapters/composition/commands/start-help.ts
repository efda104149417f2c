import { shellWord } from './common/shell-word.ts';

/** Settings that determine which site a command acts on and the address of its links; none is a secret. */
const SITE_SETTINGS = ['CONTENT_DIR', 'DATA_DIR', 'PORT', 'PUBLIC_URL'];
/** Beginning of a `CATALOGUE_SOURCE` that names a feed in a file; a check can read only this source without further settings. */
const FILE_SOURCE = 'file:';

type Login = { readonly email: string; readonly password: string };
/** Logins of the sample agency's site: an owner of the portal and a manager of the desk. */
export type SampleLogins = { readonly owner: Login; readonly manager: Login };

/**
 * Help for a person who started the site at a terminal: the addresses of its pages, of the owners' portal and of the desk, with a login for
 * each on the sample agency's site. Commands are prefixed with the settings of this start, as they would otherwise act on another site.
 * `startHelp('http://127.0.0.1:3000/', undefined, { DATA_DIR: '/srv/agency' })` → `'… DATA_DIR=/srv/agency npm run agent -- invite EMAIL …'`
 */
export function startHelp(
  address: string,
  logins: SampleLogins | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const command = (words: string, names: readonly string[] = SITE_SETTINGS) =>
    names.map(name => (environment[name] ? `${name}=${shellWord(environment[name])} ` : '')).join('') + words;
  const checked = environment['CATALOGUE_SOURCE']?.startsWith(FILE_SOURCE)
    ? [...SITE_SETTINGS, 'CATALOGUE_SOURCE']
    : SITE_SETTINGS;
  const ways = [
    ['Visitors', address, ''],
    ['Owners', `${address}login/`, logins ? shown(logins.owner) : command('npm run owner -- invite EMAIL ID…')],
    ['The agency', `${address}desk/`, logins ? shown(logins.manager) : command('npm run agent -- invite EMAIL')],
  ] as const;
  const rows = ways.map(([who, where, how]) =>
    `  ${who.padEnd(10)}  ${where.padEnd(address.length + 8)}${how}`.trimEnd(),
  );
  const guide = logins
    ? [
        'This is the sample agency. A site of your own begins with: npm run new -- FOLDER',
        'The guide: docs/start/your-agency.md',
      ]
    : [
        `What is wrong or missing: ${command('npm run check', checked)}`,
        'Homes: docs/start/properties-without-a-system.md; the whole guide: docs/README.md',
      ];
  return `\n${[...rows, ...guide].join('\n')}\n\n`;
}

function shown({ email, password }: Login): string {
  return `${email}   ${password}`;
}
