import type { AnswerAllAsked } from '../../../application/mail/answer-asked.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between polls for requested mails, in milliseconds. */
const PAUSE_MS = 1_000;

/** Creates the mails that people requested, such as password links, while the site runs. */
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
        message: 'requested mails, such as password links, could not be created; the next run retries',
        error,
      }),
    isOurs,
  });
}
