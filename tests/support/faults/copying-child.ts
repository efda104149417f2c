/**
 * Copies pictures in a separate process that trusts the tests' certificate; parameters: FOLDER, HOSTS, LONGEST_MS (limit of
 * a fetch) and the addresses as arguments.
 * Prints the results as JSON. With AS they are fetched as copies of that name, as from another machine.
 */
import { parseArgs } from 'node:util';
import { reasonText } from '../../../application/finding/reason.ts';
import { makeCopyFolder, makePictureCopies } from '../../../adapters/images/picture-copies.ts';

const { FOLDER = '', HOSTS = '', LONGEST_MS = '20000', AS } = process.env;
const longestMs = Number(LONGEST_MS);
const { positionals } = parseArgs({ allowPositionals: true });
const hosts = HOSTS.split(',');
if (AS === undefined)
  console.log(
    JSON.stringify(
      [...(await makePictureCopies(FOLDER, hosts, longestMs).copy(positionals))].map(([address, copy]) => [
        address,
        'refused' in copy ? { refused: reasonText(copy.refused, 'en') } : copy,
      ]),
    ),
  );
else {
  const folder = makeCopyFolder(FOLDER, hosts, longestMs);
  const fetched = positionals.map(async address => {
    const refused = await folder.fetch(AS, address);
    return [address, refused === undefined ? { file: AS } : { refused }];
  });
  console.log(JSON.stringify(await Promise.all(fetched)));
}
