/**
 * Copies pictures in a process of its own, which trusts the tests' certificate: FOLDER, HOSTS and the addresses as its
 * arguments. Writes what came of each as JSON.
 */
import { parseArgs } from 'node:util';
import { makePictureCopies } from '../../adapters/images/picture-copies.ts';

const { FOLDER = '', HOSTS = '' } = process.env;
const { positionals } = parseArgs({ allowPositionals: true });
const copies = await makePictureCopies(FOLDER, HOSTS.split(','), 1_500).copy(positionals);
console.log(JSON.stringify([...copies]));
