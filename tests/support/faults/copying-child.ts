/**
 * Copies pictures in a process of its own, which trusts the tests' certificate: FOLDER, HOSTS and the addresses as its
 * arguments. Writes what came of each as JSON. With AS they are fetched as copies of that name, as another machine has them.
 */
import { parseArgs } from 'node:util';
import { reasonText } from '../../../application/finding/reason.ts';
import { makeCopyFolder, makePictureCopies } from '../../../adapters/images/picture-copies.ts';

const { FOLDER = '', HOSTS = '', AS } = process.env;
const { positionals } = parseArgs({ allowPositionals: true });
const hosts = HOSTS.split(',');
if (AS === undefined)
  console.log(
    JSON.stringify(
      [...(await makePictureCopies(FOLDER, hosts, 1_500).copy(positionals))].map(([address, copy]) => [
        address,
        'refused' in copy ? { refused: reasonText(copy.refused, 'en') } : copy,
      ]),
    ),
  );
else {
  const folder = makeCopyFolder(FOLDER, hosts, 1_500);
  const fetched = positionals.map(async address => {
    const refused = await folder.fetch(AS, address);
    return [address, refused === undefined ? { file: AS } : { refused }];
  });
  console.log(JSON.stringify(await Promise.all(fetched)));
}
