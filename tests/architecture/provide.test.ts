import { Container } from 'inversify';
import { expect, test } from 'vitest';
import type { Parts } from '../../adapters/composition/assembly/parts.ts';
import { part, provide, supply } from '../../adapters/composition/assembly/provide.ts';
import { handler, type HandlerRow } from '../../application/desk/desk-handlers.ts';
import type { DeskBody } from '../../application/desk/desk-view.ts';
import { type LogBody, makeLogDesk } from '../../application/desk/agency/log.ts';
import { makeFindTeam } from '../../application/desk/find-member.ts';
import type { DeskHandler } from '../../application/desk/shared/desk-handler.ts';
import { makeNoticeMarks } from '../../application/portal/notice-mark.ts';
import type { Encryption } from '../../application/ports/security/encryption.ts';
import { fixedClock } from '../support/site/sample-site.ts';

const bind = new Container().bind;
const encryption: Encryption = { encrypt: (_, text) => text, decrypt: (_, text) => ({ text, stale: false }) };

test('a part is built once, from the parts that its factory’s parameters name', () => {
  const container = new Container();
  supply(container, { encryption, clock: fixedClock(0) });
  let made = 0;
  provide(
    container.bind.bind(container),
    'noticeMarks',
    (parts: Parameters<typeof makeNoticeMarks>[0]) => {
      made++;
      expect(Object.keys(parts)).toEqual(['encryption', 'clock']);
      return makeNoticeMarks(parts);
    },
    ['encryption', 'clock'],
  );
  expect(part(container, 'noticeMarks')).toBe(part(container, 'noticeMarks'));
  expect(made).toBe(1);
});

test('an unknown part and a circular dependency are rejected by inversify when the part is requested', () => {
  const container = new Container();
  const ownBind = container.bind.bind(container);
  provide(ownBind, 'noticeMarks', makeNoticeMarks, ['encryption', 'clock']);
  supply(container, { encryption });
  expect(() => part(container, 'noticeMarks')).toThrow(/clock/);
  provide(ownBind, 'clock', ({ ids }: { readonly ids: unknown }) => ({ now: () => Number(ids) }), ['ids']);
  provide(ownBind, 'ids', ({ clock }: { readonly clock: unknown }) => clock as never, ['clock']);
  expect(() => part(container, 'noticeMarks')).toThrow(/[Cc]ircular/);
});

/** Checked by the compiler alone, so never run. */
export function namesThatDoNotCompile(): void {
  provide(bind, 'noticeMarks', makeNoticeMarks, ['encryption', 'clock']);
  // @ts-expect-error the factory needs a clock too
  provide(bind, 'noticeMarks', makeNoticeMarks, ['encryption']);
  // @ts-expect-error the factory has no parameter for ids
  provide(bind, 'noticeMarks', makeNoticeMarks, ['encryption', 'clock', 'ids']);
  // @ts-expect-error no part has this name
  provide(bind, 'noticeMarks', makeNoticeMarks, ['encryption', 'clocks']);
  // @ts-expect-error the factory builds another part
  provide(bind, 'findTeam', makeNoticeMarks, ['encryption', 'clock']);
  const teamOf =
    ({ agentRecords }: { readonly agentRecords: () => never }) =>
    async () =>
      agentRecords();
  // @ts-expect-error the part `agentRecords` is not of the parameter's type
  provide(bind, 'findTeam', teamOf, ['agentRecords']);
}

/** Checked by the compiler alone, so never run. */
export function handlersThatDoNotCompile(): void {
  // @ts-expect-error the factory needs the team too
  handler(makeLogDesk, ['deskLog']);
  // @ts-expect-error the factory has no parameter for ids
  handler(makeLogDesk, ['deskLog', 'findTeam', 'ids']);
  // @ts-expect-error the factory makes no handler
  handler(makeFindTeam, ['agentRecords']);
  const fits = (row: HandlerRow<Parts, DeskBody>) => row;
  fits(handler(makeLogDesk, ['deskLog', 'findTeam']));
  const ofText = (parts: { readonly deskLog: string }): DeskHandler<LogBody> => {
    throw new Error(parts.deskLog);
  };
  // @ts-expect-error the part `deskLog` is not a text
  fits(handler(ofText, ['deskLog']));
}
