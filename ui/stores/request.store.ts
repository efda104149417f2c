import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PreparedForm, FormShown, Refusal, ShownError } from '../../application/request/form-shown.ts';
import type { SentForm, SubmitOutcome } from '../../application/request/sent-form.ts';

/** What stands in a form at a moment. */
export type Written = Pick<SentForm, 'raw' | 'files'>;

export type RequestStoreParts = {
  readonly prepare: () => Promise<PreparedForm>;
  readonly submit: (written: Written) => Promise<SubmitOutcome>;
  readonly check: (written: Written) => Promise<readonly ShownError[]>;
  /** Forgets what was kept of the form for a reload, and leads to where it says that it was sent. */
  readonly arrived: (href: string) => void;
};

type RequestState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'sent' };

/** One form being filled in and sent. While it is on its way it is not sent again, and what was typed stays until it is kept. */
export class RequestStore {
  state: RequestState;
  seals: PreparedForm | undefined;
  /** The day of a visit that stands in the form, whatever it is. */
  day: string | undefined;
  /** Of fields that were left, what is wrong with them. */
  readonly left = observable.map<string, ShownError['code']>();
  /** Grows with each refusal, for what has to be shown anew. */
  refusals = 0;
  readonly #parts: RequestStoreParts;
  readonly #leaves = new Map<string, number>();
  #preparing: Promise<PreparedForm> | undefined;
  #disposed = false;

  constructor(parts: RequestStoreParts, shown?: FormShown) {
    this.#parts = parts;
    this.seals = shown?.seals;
    this.chooseDay(shown?.typed['day']);
    this.state = shown?.refusal ? { kind: 'refused', refusal: shown.refusal } : { kind: 'open' };
    makeAutoObservable<this, 'left'>(this, { left: false }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'sent';
  }

  get refusal(): Refusal | undefined {
    return this.state.kind === 'refused' ? this.state.refusal : undefined;
  }

  /** What is wrong, field by field: found when the form was sent, and on leaving fields since. */
  get errors(): ReadonlyMap<string, ShownError['code']> {
    const found = this.refusal?.kind === 'invalid' ? this.refusal.errors : [];
    return new Map([...this.left, ...found.map(({ field, code }) => [field, code] as const)]);
  }

  /** Fetches key and challenge where the page came without; a failure shows when the form is sent. */
  async begin(): Promise<void> {
    await this.#sealed().catch(() => undefined);
  }

  /** Notes the day of which hours are asked, as its field holds it. */
  chooseDay(typed: string | readonly string[] | undefined): void {
    this.day = typeof typed === 'string' ? typed : typed?.[0];
  }

  /** Checks a field that is left; only what was found for its last value counts. */
  async leave(field: string, written: Written): Promise<void> {
    if (this.busy) return;
    const leave = (this.#leaves.get(field) ?? 0) + 1;
    this.#leaves.set(field, leave);
    const errors = await this.#parts.check(written).catch(() => []);
    if (this.#disposed || this.busy || this.#leaves.get(field) !== leave) return;
    const error = errors.find(({ field: name }) => name === field);
    runInAction(() => {
      if (error) this.left.set(field, error.code);
      else this.#clear(field);
    });
  }

  /** Sends the form, unless it is being sent or was. */
  async send(written: Written): Promise<void> {
    if (this.busy) return;
    this.state = { kind: 'sending' };
    this.left.clear();
    try {
      const errors = await this.#parts.check(written);
      const answer = written.raw['answer'];
      const unanswered = typeof answer !== 'string' || answer.trim() === '';
      const all = unanswered ? [...errors, { field: 'answer', code: 'captcha' } as const] : errors;
      if (all.length > 0) {
        // Sent before there was a challenge: it appears with what is wrong.
        void this.begin();
        return this.#refused({ kind: 'invalid', errors: all });
      }
      const { key, stamp, challenge } = await this.#sealed();
      const raw = { ...written.raw, key, stamp, captcha: challenge.token };
      await this.#settle(await this.#parts.submit({ ...written, raw }));
    } catch {
      this.#refused({ kind: 'failed' });
    }
  }

  /** Another challenge. */
  async renew(): Promise<void> {
    const fresh = await this.#parts.prepare().catch(() => undefined);
    if (fresh && !this.#disposed) {
      runInAction(() => (this.seals = this.seals ? { ...this.seals, challenge: fresh.challenge } : fresh));
    }
  }

  /** Answers that come after this change nothing. */
  dispose(): void {
    this.#disposed = true;
  }

  /** A page may be taken up again that was put away. */
  revive(): void {
    this.#disposed = false;
  }

  async #settle(outcome: SubmitOutcome): Promise<void> {
    if (this.#disposed) return;
    switch (outcome.kind) {
      case 'sent':
        runInAction(() => (this.state = { kind: 'sent' }));
        return this.#parts.arrived(outcome.href);
      case 'captcha':
        await this.renew();
        return this.#refused({ kind: 'invalid', errors: [{ field: 'answer', code: 'captcha' }] });
      case 'slot-full':
        await this.#lookAgain();
        return this.#refused({ kind: 'invalid', errors: [{ field: 'slot', code: 'slot-full' }] });
      case 'key-taken':
      case 'stamp':
        // Too fast is cured by waiting; any other seal is of no more use.
        if (outcome.kind === 'key-taken' || outcome.code !== 'too-fast') {
          runInAction(() => (this.seals = undefined));
          await this.begin();
        }
        return this.#refused(outcome);
      default:
        return this.#refused(outcome);
    }
  }

  /** Another visitor was quicker: what is full by now is offered no more. */
  async #lookAgain(): Promise<void> {
    const fresh = await this.#parts.prepare().catch(() => undefined);
    if (!fresh?.full || this.#disposed) return;
    const { full, now, calendar } = fresh;
    runInAction(() => {
      if (this.seals) this.seals = { ...this.seals, full, ...(now && { now }), ...(calendar && { calendar }) };
    });
  }

  #refused(refusal: Refusal): void {
    if (this.#disposed) return;
    runInAction(() => {
      this.state = { kind: 'refused', refusal };
      this.refusals++;
    });
  }

  #clear(field: string): void {
    this.left.delete(field);
    if (this.refusal?.kind !== 'invalid') return;
    const errors = this.refusal.errors.filter(error => error.field !== field);
    this.state = errors.length > 0 ? { kind: 'refused', refusal: { kind: 'invalid', errors } } : { kind: 'open' };
  }

  async #sealed(): Promise<PreparedForm> {
    if (this.seals) return this.seals;
    this.#preparing ??= this.#parts.prepare().finally(() => (this.#preparing = undefined));
    const seals = await this.#preparing;
    if (!this.#disposed) runInAction(() => (this.seals ??= seals));
    return this.seals ?? seals;
  }
}
