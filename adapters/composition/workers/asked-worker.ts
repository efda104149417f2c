import type { AnswerAllAsked } from '../../../application/mail/answer-asked.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Between two looks for what was asked, in milliseconds. */
const PAUSE_MS = 1_000;

/** Makes the mails that were asked for, as long as the site runs. */
export function startAskedWorker({
  answerAllAsked,
  isOurs,
  log,
}: { readonly answerAllAsked: AnswerAllAsked } & WorkerParts): Worker {
  return startWorker({
    pauseMs: PAUSE_MS,
    work: answerAllAsked,
    failed: error =>
      log({
        level: 'error',
        message: 'mails that were asked for could not be made; the next round tries again',
        error,
      }),
    isOurs,
  });
}
