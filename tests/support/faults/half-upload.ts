/** Starts an upload into the directory given as argument, and never finishes it. */
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';

const file = makeUploadFolder(process.argv[2] ?? '').begin();
await file.write(new TextEncoder().encode('%PDF-1.7'));
process.send?.('half');
setInterval(() => undefined, 60_000);
