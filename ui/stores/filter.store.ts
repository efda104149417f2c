import { makeAutoObservable } from 'mobx';
import type { ListBody } from '../../application/browse/list-body.ts';
import {
  BOUNDS,
  recordByName,
  type ChoiceFilter,
  CHOICES,
  FILTER_NAMES,
  type FilterName,
  FLAGS,
} from '../../domain/list/filters.ts';

/** Filters with several values. */
export type ManyValues = ChoiceFilter | 'zone';
/** Fields with one value, by their parameter name; '' if not set. */
export type OneValue = Exclude<FilterName, ManyValues> | 'was' | 'sort' | 'view';

type Fields = Readonly<Record<OneValue, string> & Record<ManyValues, readonly string[]>>;

/** `shown`: the list on the screen matches the form; `changed`: the form has changes not yet applied. */
type FilterState =
  | { readonly kind: 'shown'; readonly fields: Fields }
  | { readonly kind: 'changed'; readonly fields: Fields };

/** Prefix of a drawn zone's value; municipalities are numbers. */
const DRAWN = 'drawn.';

/** State of a list's filter form, and the query of the list that results from it. */
export class FilterStore {
  state: FilterState;
  /** Fields of the list being loaded. */
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

  /** Called when a list is requested with the current fields. */
  ask(): void {
    this.asked = this.fields;
  }

  /** A list arrived: takes over its filters, except free text typed since the request, which stays unapplied. */
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
    // Selected municipalities replace a drawn zone, and a drawn zone replaces selected municipalities.
    const others = values.filter(other => other !== value && other.startsWith(DRAWN) === value.startsWith(DRAWN));
    const toggled = values.includes(value) ? others : [...others, value];
    this.state = { kind: 'changed', fields: { ...this.fields, [name]: toggled } };
  }

  /** Query string without '?' and without unset fields; always the first page. */
  get query(): string {
    const { was, sort, view } = this.fields;
    const parameters = new URLSearchParams();
    for (const name of FILTER_NAMES) {
      const asked = this.fields[name];
      for (const value of typeof asked === 'string' ? [asked.trim()] : asked)
        if (value !== '') parameters.append(name, value);
    }
    if (was !== '') parameters.append('was', was);
    if (sort !== 'newest') parameters.append('sort', sort);
    if (view !== 'list') parameters.append('view', view);
    parameters.sort();
    return parameters.toString();
  }
}

function fieldsOf(filters: ListBody['filters']): Fields {
  return {
    q: filters.q,
    was: filters.was,
    ...recordByName(CHOICES, name => chosenOf(filters[name])),
    ...recordByName(BOUNDS, name => String(filters[name].find(({ chosen }) => chosen)?.value ?? '')),
    ...recordByName(FLAGS, name => filters[name].value),
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

/** Place and distance as one parameter value; '' without a place. */
export function nearOf(place: string, km: string): string {
  return place === '' ? '' : `${place}|${km}`;
}
