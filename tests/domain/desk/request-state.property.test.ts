import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameProgress,
  progressAfter,
  REQUEST_STATES,
  type RequestProgress,
  type RequestStep,
} from '../../../domain/desk/request-state.ts';
import { formatTakeBack, formatUndo, parseTakeBack, parseUndo } from '../../../domain/desk/undo-mark.ts';

const agent = fc.constantFrom('lotte', 'marc').map(id => ({ id, name: id.toUpperCase() }));
const gone = fc.constant({ id: undefined, name: 'Removed' });
const progress: fc.Arbitrary<RequestProgress> = fc.record({
  state: fc.constantFrom(...REQUEST_STATES),
  agent: fc.option(fc.oneof(agent, gone), { nil: undefined }),
});
const step: fc.Arbitrary<RequestStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('begin' as const, 'done' as const), by: agent }),
  fc.constant({ kind: 'reopen' as const }),
  fc.record({ kind: fc.constant('assign' as const), to: fc.option(agent, { nil: undefined }) }),
  fc.record({ kind: fc.constant('answer' as const), by: agent, done: fc.boolean() }),
);

describe('the progress of a request', () => {
  it('has an assignee and is not new once it is started, answered or done', () => {
    let met = 0;
    fc.assert(
      fc.property(progress, step, (now, what) => {
        if (what.kind === 'reopen' || what.kind === 'assign') return;
        met++;
        const after = progressAfter(now, what);
        expect(after.agent?.id).toBe(now.agent?.id ?? what.by.id);
        expect(after.state).not.toBe('new');
      }),
    );
    expect(met).toBeGreaterThan(30);
  });

  it('is unchanged when the same step is repeated', () => {
    fc.assert(
      fc.property(progress, step, (now, what) => {
        const once = progressAfter(now, what);
        expect(isSameProgress(once, progressAfter(once, what))).toBe(true);
      }),
    );
  });

  it('never becomes new, and becomes done only by marking it done or by an answer', () => {
    let done = 0;
    fc.assert(
      fc.property(progress, step, (now, what) => {
        const { state } = progressAfter(now, what);
        if (now.state !== 'new') expect(state).not.toBe('new');
        if (now.state === 'done' || state !== 'done') return;
        done++;
        expect(['done', 'answer']).toContain(what.kind);
      }),
    );
    expect(done).toBeGreaterThan(5);
  });

  it.each([
    ['new', { kind: 'assign', to: { id: 'lotte', name: 'Lotte' } }, 'in-hand', 'lotte'],
    ['new', { kind: 'assign', to: undefined }, 'new', undefined],
    ['done', { kind: 'assign', to: { id: 'lotte', name: 'Lotte' } }, 'done', 'lotte'],
    ['new', { kind: 'answer', by: { id: 'lotte', name: 'Lotte' }, done: false }, 'in-hand', 'lotte'],
    ['new', { kind: 'answer', by: { id: 'lotte', name: 'Lotte' }, done: true }, 'done', 'lotte'],
    ['done', { kind: 'reopen' }, 'in-hand', undefined],
  ] as const)('of %s, after %j, is %s', (state, what, after, id) => {
    const reached = progressAfter({ state, agent: undefined }, what);
    expect([reached.state, reached.agent?.id]).toEqual([after, id]);
  });
});

describe('an undo token', () => {
  const part = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const at = fc.record({
    state: fc.constantFrom(...REQUEST_STATES),
    agentId: fc.option(part, { nil: undefined }),
  });
  const mark = fc.record({ requestId: part, was: at, is: at, at: fc.maxSafeNat() });

  it('is parsed to what was formatted', () => {
    fc.assert(
      fc.property(mark, made => {
        expect(parseUndo(formatUndo(made))).toEqual(made);
      }),
    );
  });

  it('is not parsed from other text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          mark.map(made => `${formatUndo(made)}~`),
          fc.constantFrom(
            '~new~~done~~7',
            'a~new~%~done~~7',
            'a~new~~done~~',
            'a~new~~done~~07',
            `${'a'.repeat(2_000)}~new~~done~~7`,
          ),
        ),
        text => {
          expect(parseUndo(text)).toBeUndefined();
        },
      ),
    );
  });
});

describe('the mark of an answer to take back', () => {
  const id = fc.string({ minLength: 1, maxLength: 40 }).filter(text => text.isWellFormed());

  it('is parsed to the formatted value, and never as the mark of another step', () => {
    fc.assert(
      fc.property(id, id, (requestId, noteId) => {
        const mark = formatTakeBack({ requestId, noteId });
        expect(parseTakeBack(mark)).toEqual({ requestId, noteId });
        expect(parseUndo(mark)).toBeUndefined();
      }),
    );
  });

  it('is refused where it is malformed, or the mark of another step', () => {
    const at = { state: 'new', agentId: undefined } as const;
    const undo = formatUndo({ requestId: 'K7P2-9QXD', was: at, is: at, at: 7 });
    for (const bad of ['', '~', 'a~', '~b', 'a', 'a~b~c', '%~b', undo, `${'a'.repeat(1_000)}~b`])
      expect(parseTakeBack(bad)).toBeUndefined();
  });
});
