import { makeAutoObservable } from 'mobx';
import {
  agreeAll,
  type Consent,
  customConsent,
  declineAll,
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
  | { readonly kind: 'asking'; readonly custom: boolean }
  | { readonly kind: 'chosen'; readonly consent: Consent };

/** The cookie dialog: whether it shows, what is ticked, what was chosen. */
export class ConsentStore {
  state: ConsentState = { kind: 'unknown' };
  ticked: readonly OptionalCategory[] = [];
  readonly #keeper: ConsentKeeper;
  readonly #version: number;

  constructor(keeper: ConsentKeeper, version: number) {
    this.#keeper = keeper;
    this.#version = version;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks up what was chosen before; asks where nothing was. */
  start(): void {
    const consent = this.#keeper.read(this.#version);
    this.state = consent ? { kind: 'chosen', consent } : { kind: 'asking', custom: false };
    this.ticked = consent ? OPTIONAL_CATEGORIES.filter(category => consent[category]) : [];
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

  get chosen(): Consent | undefined {
    return this.state.kind === 'chosen' ? this.state.consent : undefined;
  }

  /** Opens the five categories. */
  customize(): void {
    this.state = { kind: 'asking', custom: true };
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

  #save(consent: Consent): Promise<void> {
    this.state = { kind: 'chosen', consent };
    this.ticked = OPTIONAL_CATEGORIES.filter(category => consent[category]);
    return this.#keeper.keep(consent);
  }
}
