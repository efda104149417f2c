import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';

/**
 * What a person who started the site at a terminal may do next: the addresses of its pages, of the owners' portal and of the desk, with a
 * login of each where the site is the sample agency's. `whatNext('http://127.0.0.1:3000/', true)`
 */
export function whatNext(address: string, isSample: boolean): string {
  const [owner] = SAMPLE_OWNERS;
  const [manager] = SAMPLE_AGENTS;
  const ways = [
    ['Visitors', address, ''],
    [
      'Owners',
      `${address}login/`,
      isSample && owner ? `${owner.email}   ${owner.password}` : 'npm run owner -- invite EMAIL ID…',
    ],
    [
      'The agency',
      `${address}desk/`,
      isSample ? `${manager.email}   ${manager.password}` : 'npm run agent -- invite EMAIL',
    ],
  ] as const;
  const rows = ways.map(([who, where, how]) =>
    `  ${who.padEnd(10)}  ${where.padEnd(address.length + 8)}${how}`.trimEnd(),
  );
  const guide = isSample
    ? [
        'This is the sample agency. A site of your own begins with: npm run new -- FOLDER',
        'The guide: docs/start/your-agency.md',
      ]
    : ['The guide: docs/README.md'];
  return `\n${[...rows, ...guide].join('\n')}\n\n`;
}
