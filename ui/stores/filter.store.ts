import { makeAutoObservable } from 'mobx';
import type { ListBody } from '../../application/browse/list-body.ts';
import {
  BOUNDS,
  byName,
  type ChoiceFilter,
  CHOICES,
  FILTER_NAMES,
  type FilterName,
  FLAGS,
} from '../../domain/list/filters.ts';

/** Filters that hold several values. */
export type ManyValues = ChoiceFilter | 'zone';
/** What holds one value, under its name in an address; '' where nothing is asked. */
export type OneValue = Exclude<FilterName, ManyValues> | 'sort' | 'view';

type Fields = Readonly<Record<OneValue, string> & Record<ManyValues, readonly string[]>>;

/** `shown`: the list on screen answers the form; `changed`: the visitor has asked for more since. */
type FilterState =
  | { readonly kind: 'shown'; readonly fields: Fields }
  | { readonly kind: 'changed'; readonly fields: Fields };

/** How a drawn zone begins; a municipality is a number. */
const DRAWN = 'drawn.';

/** What the filter form of a list says, and the address that asks for it. */
export class FilterStore {
  state: FilterState;
  /** What the list that is on its way was asked with. */
  private asked: Fields | undefined;

  constructor(filters: ListBody['filters']) {
    this.state = { kind: 'shown', fields: fieldsOf(filters) };
    makeAutoObservable<FilterStore, 'asked'>(this, { asked: false }, { autoBind: true });
  }

  get fields(): Fields {
    return this.state.fields;
  }

  get changed(): boolean {
    return this.state.kind === 'changed';
  }

  /** A list is requested with what the form says now. */
  ask(): void {
    this.asked = this.fields;
  }

  /** A list arrived: the form says what it was found with, but for words typed since it was requested: only they wait to be applied. */
  show(filters: ListBody['filters']): void {
    const fields = fieldsOf(filters);
    const { q } = this.fields;
    const typedSince = this.asked !== undefined && this.asked.q !== q && q !== fields.q;
    this.asked = undefined;
    this.state = typedSince ? { kind: 'changed', fields: { ...fields, q } } : { kind: 'shown', fields };
  }

  choose(name: OneValue, value: string): void {
    this.state = { kind: 'changed', fields: { ...this.fields, [name]: value } };
  }

  toggle(name: ManyValues, value: string): void {
    const values = this.fields[name];
    // Municipalities are picked in the place of what was drawn, and the other way round.
    const others = values.filter(other => other !== value && other.startsWith(DRAWN) === value.startsWith(DRAWN));
    const toggled = values.includes(value) ? others : [...others, value];
    this.state = { kind: 'changed', fields: { ...this.fields, [name]: toggled } };
  }

  /** Without '?', what is not asked left out; always of the first page. */
  get query(): string {
    const { sort, view } = this.fields;
    const parameters = new URLSearchParams();
    for (const name of FILTER_NAMES) {
      const asked = this.fields[name];
      for (const value of typeof asked === 'string' ? [asked.trim()] : asked)
        if (value !== '') parameters.append(name, value);
    }
    if (sort !== 'newest') parameters.append('sort', sort);
    if (view !== 'list') parameters.append('view', view);
    parameters.sort();
    return parameters.toString();
  }
}

function fieldsOf(filters: ListBody['filters']): Fields {
  return {
    q: filters.q,
    ...byName(CHOICES, name => chosenOf(filters[name])),
    ...byName(BOUNDS, name => String(filters[name].find(({ chosen }) => chosen)?.value ?? '')),
    ...byName(FLAGS, name => filters[name].value),
    zone: [filters.zone.drawn, ...chosenOf(filters.zone.municipalities)].filter(value => value !== ''),
    near: nearOf(filters.near.place, filters.near.km),
    area: filters.area,
    sort: filters.sort,
    view: filters.view,
  };
}

function chosenOf(options: ListBody['filters'][ChoiceFilter]): readonly string[] {
  return options.filter(({ chosen }) => chosen).map(({ value }) => value);
}

/** A place and its distance in one value of an address; '' without a place. */
export function nearOf(place: string, km: string): string {
  return place === '' ? '' : `${place}|${km}`;
}
