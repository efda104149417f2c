import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PreparedForm, FormShown, Refusal, ShownError } from '../../application/request/form-shown.ts';
import type { SentForm, SubmitOutcome } from '../../application/request/sent-form.ts';

/** Current values of a form. */
export type Written = Pick<SentForm, 'raw' | 'files'>;

export type RequestStoreParts = {
  readonly prepare: () => Promise<PreparedForm>;
  readonly submit: (written: Written) => Promise<SubmitOutcome>;
  readonly check: (written: Written) => Promise<readonly ShownError[]>;
  /** Deletes the form's draft and opens the confirmation page. */
  readonly arrived: (href: string) => void;
};

type RequestState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'sent' };

/** State of a form. It cannot be sent twice at once, and its input stays until the request is stored. */
export class RequestStore {
  state: RequestState;
  prepared: PreparedForm | undefined;
  /** Day of the viewing as entered in the form. */
  day: string | undefined;
  /** Errors of fields checked when the focus left them. */
  readonly left = observable.map<string, ShownError['code']>();
  /** Incremented at each refusal: used as a key, so that the message is announced again. */
  refusals = 0;
  /** Whether the form is rendered without its honeypot, because something filled it in and would do so again. */
  withoutTrap: boolean;
  readonly #parts: RequestStoreParts;
  readonly #leaves = new Map<string, number>();
  #preparing: Promise<PreparedForm> | undefined;
  #disposed = false;

  constructor(parts: RequestStoreParts, shown?: FormShown) {
    this.#parts = parts;
    this.prepared = shown?.prepared;
    this.withoutTrap = shown?.withoutTrap ?? false;
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

  /** Errors by field: from the last submit, and from fields left since. */
  get errors(): ReadonlyMap<string, ShownError['code']> {
    const found = this.refusal?.kind === 'invalid' ? this.refusal.errors : [];
    return new Map([...this.left, ...found.map(({ field, code }) => [field, code] as const)]);
  }

  /** Loads idempotency key and challenge if the page has none; a failure is reported when the form is sent. */
  async begin(): Promise<void> {
    await this.#prepareOnce().catch(() => undefined);
  }

  /** Sets the day whose slots are shown; `typed`: the day as the visitor typed it. */
  chooseDay(typed: string | readonly string[] | undefined): void {
    this.day = typeof typed === 'string' ? typed : typed?.[0];
  }

  /** Validates a field when the focus leaves it; results for earlier values are ignored. */
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

  /** Sends the form, unless it is being sent or was sent. */
  async send(written: Written): Promise<void> {
    if (this.busy) return;
    this.state = { kind: 'sending' };
    this.left.clear();
    try {
      const errors = await this.#parts.check(written);
      const answer = written.raw['answer'];
      const unanswered = typeof answer !== 'string' || answer.trim() === '';
      const all = unanswered ? [...errors, { field: 'answer', code: 'captcha-missing' } as const] : errors;
      if (all.length > 0) {
        // The form was sent before its challenge had loaded: load it now, so that it appears together with the errors.
        void this.begin();
        return this.#refused({ kind: 'invalid', errors: all });
      }
      const { key, stamp, challenge } = await this.#prepareOnce();
      const raw = { ...written.raw, key, stamp, captcha: challenge.token };
      await this.#settle(await this.#parts.submit({ ...written, raw }));
    } catch {
      this.#refused({ kind: 'failed' });
    }
  }

  /** Requests another challenge. */
  async renew(): Promise<void> {
    const fresh = await this.#parts.prepare().catch(() => undefined);
    if (fresh && !this.#disposed) {
      runInAction(() => (this.prepared = this.prepared ? { ...this.prepared, challenge: fresh.challenge } : fresh));
    }
  }

  /** Ends the store when its component unmounts: responses that arrive later are ignored. */
  dispose(): void {
    this.#disposed = true;
  }

  /** Accepts responses again after `dispose`, because React may mount the same page again after an unmount. */
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
        // After 'too-fast' waiting is enough; any other rejected stamp or key is replaced.
        if (outcome.kind === 'key-taken' || outcome.code !== 'too-fast') {
          runInAction(() => (this.prepared = undefined));
          await this.begin();
        }
        return this.#refused(outcome);
      default:
        return this.#refused(outcome);
    }
  }

  /** Another visitor booked the slot first: reloads which slots are full. */
  async #lookAgain(): Promise<void> {
    const fresh = await this.#parts.prepare().catch(() => undefined);
    if (!fresh?.full || this.#disposed) return;
    const { full, now, calendar } = fresh;
    runInAction(() => {
      if (this.prepared) this.prepared = { ...this.prepared, full, ...(now && { now }), ...(calendar && { calendar }) };
    });
  }

  #refused(refusal: Refusal): void {
    if (this.#disposed) return;
    runInAction(() => {
      this.state = { kind: 'refused', refusal };
      this.refusals++;
      if (refusal.kind === 'trapped') this.withoutTrap = true;
    });
  }

  #clear(field: string): void {
    this.left.delete(field);
    if (this.refusal?.kind !== 'invalid') return;
    const errors = this.refusal.errors.filter(error => error.field !== field);
    this.state = errors.length > 0 ? { kind: 'refused', refusal: { kind: 'invalid', errors } } : { kind: 'open' };
  }

  async #prepareOnce(): Promise<PreparedForm> {
    if (this.prepared) return this.prepared;
    this.#preparing ??= this.#parts.prepare().finally(() => (this.#preparing = undefined));
    const prepared = await this.#preparing;
    if (!this.#disposed) runInAction(() => (this.prepared ??= prepared));
    return this.prepared ?? prepared;
  }
}
