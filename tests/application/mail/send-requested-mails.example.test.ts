import { expect, test, vi } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeSendRequestedMails } from '../../../application/mail/send-requested-mails.ts';
import { anAsking } from '../../contracts/mails/requested-mails.contract.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';

const DAY = 24 * 3_600_000;

function open(now = RECEIVED) {
  const { askedMails } = makeMemoryRequestPorts();
  const answered: string[] = [];
  const answer = async ({ kind, id }: { readonly kind: string; readonly id: string }) => {
    if (id.startsWith('bad')) throw new Error(id);
    answered.push(`${kind} ${id}`);
  };
  const answers = { 'owner-password': answer, 'agent-password': answer, unsubscribe: answer };
  return {
    askedMails,
    answered,
    answerAll: makeSendRequestedMails({ askedMails, answers, clock: { now: () => now } }),
  };
}

test('requested mails are answered by kind, in order of arrival, and erased', async () => {
  const { askedMails, answered, answerAll } = open();
  for (let at = 0; at < 250; at++)
    await askedMails.put(anAsking(`${at}`, { kind: at % 2 === 0 ? 'owner-password' : 'agent-password' }));
  await answerAll();
  expect(answered.slice(0, 2)).toEqual(['owner-password 0', 'agent-password 1']);
  expect(answered).toHaveLength(250);
  expect(await askedMails.waiting(9)).toEqual([]);
});

test('a requested mail that fails is reported and stays queued without blocking others', async () => {
  const { askedMails, answered, answerAll } = open();
  for (const id of ['bad', 'good']) await askedMails.put(anAsking(id));
  await expect(answerAll()).rejects.toThrow('bad');
  expect(answered).toEqual(['unsubscribe good']);
  expect(await askedMails.waiting(9)).toEqual([anAsking('bad')]);
});

test('a requested mail that is over a day old is erased unanswered', async () => {
  const { askedMails, answered, answerAll } = open(RECEIVED + DAY);
  await askedMails.put(anAsking('old'));
  await askedMails.put(anAsking('young', { askedAt: RECEIVED + 1 }));
  await answerAll();
  expect(answered).toEqual(['unsubscribe young']);
  expect(await askedMails.waiting(9)).toEqual([]);
});

test('an outage of the store is reported', async () => {
  const { askedMails, answerAll } = open();
  vi.spyOn(askedMails, 'waiting').mockRejectedValue(new Error('away'));
  await expect(answerAll()).rejects.toThrow('away');
});
