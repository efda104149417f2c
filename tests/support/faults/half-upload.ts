/** Begins an upload into the directory that its argument names, and never ends it. */
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';

const file = makeUploadFolder(process.argv[2] ?? '').begin();
await file.write(new TextEncoder().encode('%PDF-1.7'));
process.send?.('half');
setInterval(() => undefined, 60_000);
