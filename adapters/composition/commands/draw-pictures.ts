import '../node-version.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';
import { makeProgress } from './common/progress.ts';

/**
 * Draws the pictures of the sample agency in a child process, so that a build continues in parallel, and prints progress. Throws if the
 * process fails. `await drawPictures()` → every picture is in `fixtures/agency/pictures`
 */
export async function drawPictures(): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`the pictures of the sample agency could not be drawn: the process ended with ${code}`);
}

if (import.meta.main) {
  const progress = makeProgress(process.stdout);
  writePictures('fixtures/agency/pictures', (done, all) => progress.tell('pictures drawn:', done, all));
  progress.end();
}
