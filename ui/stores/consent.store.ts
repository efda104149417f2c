import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  agreeAll,
  type Consent,
  customConsent,
  declineAll,
  formatConsent,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '../../domain/consent/consent.ts';

/** Where a visitor's choice is kept. */
export type ConsentKeeper = {
  /** The choice that is stored under the policy's version, if any. */
  read(version: number): Consent | undefined;
  keep(consent: Consent): Promise<void>;
};

type ConsentState =
  | { readonly kind: 'unknown' } // not looked up yet: on the server, and before the page lives
  | {
      readonly kind: 'asking';
      readonly custom: boolean;
      /** What held before, and still does. */
      readonly consent: Consent | undefined;
      /** The last choice could not be kept. */
      readonly failed?: boolean;
    }
  | { readonly kind: 'chosen'; readonly consent: Consent };

/** The cookie dialog: whether it shows, what is ticked, what was chosen. */
export class ConsentStore {
  state: ConsentState = { kind: 'unknown' };
  ticked: readonly OptionalCategory[] = [];
  readonly #keeper: ConsentKeeper;
  readonly #version: number;
  /** Choices on their way to where they are kept. */
  #keeping = 0;

  constructor(keeper: ConsentKeeper, version: number) {
    this.#keeper = keeper;
    this.#version = version;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Looks up what was chosen before; asks where nothing was. */
  start(): void {
    // What was just chosen cannot be read yet.
    if (this.#keeping > 0) return;
    const consent = this.#keeper.read(this.#version);
    this.state = consent ? { kind: 'chosen', consent } : { kind: 'asking', custom: false, consent: undefined };
    this.ticked = consent ? OPTIONAL_CATEGORIES.filter(category => consent[category]) : [];
  }

  /** The visitor is back: what they chose elsewhere meanwhile holds here too. */
  lookAgain(): void {
    const kept = this.#keeper.read(this.#version);
    if (this.known && keyOf(kept) !== keyOf(this.chosen)) this.start();
  }

  get asking(): boolean {
    return this.state.kind === 'asking';
  }

  get customizing(): boolean {
    return this.state.kind === 'asking' && this.state.custom;
  }

  /** Whether it was looked up what was chosen: not while a page is rendered on the server. */
  get known(): boolean {
    return this.state.kind !== 'unknown';
  }

  /** What was chosen last; it holds until another choice is kept. */
  get chosen(): Consent | undefined {
    return this.state.kind === 'unknown' ? undefined : this.state.consent;
  }

  /** Whether the last choice could not be kept. */
  get failed(): boolean {
    return this.state.kind === 'asking' && this.state.failed === true;
  }

  /** Opens the five categories. */
  customize(): void {
    this.state = { kind: 'asking', custom: true, consent: this.chosen };
  }

  toggle(category: OptionalCategory): void {
    this.ticked = this.ticked.includes(category)
      ? this.ticked.filter(other => other !== category)
      : [...this.ticked, category];
  }

  agree(): Promise<void> {
    return this.#save(agreeAll(this.#version));
  }

  decline(): Promise<void> {
    return this.#save(declineAll(this.#version));
  }

  /** Keeps what is ticked. */
  save(): Promise<void> {
    return this.#save(customConsent(this.#version, this.ticked));
  }

  /** Fails where it cannot be kept: what held before holds, and the question is asked again. */
  async #save(consent: Consent): Promise<void> {
    const { chosen, customizing } = this;
    const saved: ConsentState = { kind: 'chosen', consent };
    this.state = saved;
    this.ticked = OPTIONAL_CATEGORIES.filter(category => consent[category]);
    this.#keeping++;
    try {
      await this.#keeper.keep(consent);
      // With the day on which it was kept.
      const kept = this.#keeper.read(this.#version);
      runInAction(() => {
        if (this.state === saved && kept) this.state = { kind: 'chosen', consent: kept };
      });
    } catch (error) {
      runInAction(() => {
        if (this.state === saved) this.state = { kind: 'asking', custom: customizing, consent: chosen, failed: true };
      });
      throw error;
    } finally {
      this.#keeping--;
    }
  }
}

function keyOf(consent: Consent | undefined): string {
  return consent === undefined ? '' : formatConsent(consent);
}
