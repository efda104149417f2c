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

/** Storage of the visitor's consent. */
export type ConsentStorage = {
  /** Consent stored for this version of the policy, if any. */
  read(version: number): Consent | undefined;
  keep(consent: Consent): Promise<void>;
};

type ConsentState =
  | { readonly kind: 'unknown' } // not read yet: during server rendering and hydration
  | {
      readonly kind: 'asking';
      readonly custom: boolean;
      /** Consent that was given before and is still valid. */
      readonly consent: Consent | undefined;
      /** Whether the last choice could not be stored. */
      readonly failed?: boolean;
    }
  | { readonly kind: 'chosen'; readonly consent: Consent };

/** State of the consent dialog: whether it is shown, ticked categories, stored consent. */
export class ConsentStore {
  state: ConsentState = { kind: 'unknown' };
  ticked: readonly OptionalCategory[] = [];
  readonly #storage: ConsentStorage;
  readonly #version: number;
  /** Number of choices being stored. */
  #keeping = 0;

  constructor(storage: ConsentStorage, version: number) {
    this.#storage = storage;
    this.#version = version;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Reads the stored consent; shows the dialog if nothing is stored. */
  start(): void {
    // While a choice is being stored, reading would still return the earlier choice.
    if (this.#keeping > 0) return;
    const consent = this.#storage.read(this.#version);
    this.state = consent ? { kind: 'chosen', consent } : { kind: 'asking', custom: false, consent: undefined };
    this.ticked = consent ? OPTIONAL_CATEGORIES.filter(category => consent[category]) : [];
  }

  /** Called when the tab is shown again: applies a choice made in another tab. */
  lookAgain(): void {
    const stored = this.#storage.read(this.#version);
    if (this.known && keyOf(stored) !== keyOf(this.chosen)) this.start();
  }

  get asking(): boolean {
    return this.state.kind === 'asking';
  }

  get customizing(): boolean {
    return this.state.kind === 'asking' && this.state.custom;
  }

  /** Whether the stored consent has been read; false during server rendering. */
  get known(): boolean {
    return this.state.kind !== 'unknown';
  }

  /** Last stored consent; valid until another one is stored. */
  get chosen(): Consent | undefined {
    return this.state.kind === 'unknown' ? undefined : this.state.consent;
  }

  /** Whether the last choice could not be stored. */
  get failed(): boolean {
    return this.state.kind === 'asking' && this.state.failed === true;
  }

  /** Shows the five categories. */
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

  /** Stores the ticked categories. */
  save(): Promise<void> {
    return this.#save(customConsent(this.#version, this.ticked));
  }

  /** Rejects if the choice cannot be stored: the previous consent stays valid, and the dialog is shown again. */
  async #save(consent: Consent): Promise<void> {
    const { chosen, customizing } = this;
    const saved: ConsentState = { kind: 'chosen', consent };
    this.state = saved;
    this.ticked = OPTIONAL_CATEGORIES.filter(category => consent[category]);
    this.#keeping++;
    try {
      await this.#storage.keep(consent);
      // Reads the stored consent back, because storing adds the date.
      const stored = this.#storage.read(this.#version);
      runInAction(() => {
        if (this.state === saved && stored) this.state = { kind: 'chosen', consent: stored };
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
