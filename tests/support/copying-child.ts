/**
 * Copies pictures in a process of its own, which trusts the tests' certificate: FOLDER, HOSTS and the addresses as its
 * arguments. Writes what came of each as JSON.
 */
import { makePictureCopies } from '../../adapters/images/picture-copies.ts';

const { FOLDER = '', HOSTS = '' } = process.env;
const copies = await makePictureCopies(FOLDER, HOSTS.split(','), 1_500).copy(process.argv.slice(2));
console.log(JSON.stringify([...copies]));
