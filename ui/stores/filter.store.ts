import { makeAutoObservable } from 'mobx';
import type { FilterOption, ListBody, StepOption } from '../../application/browse/list-body.ts';

/** Filters that hold one value, under their names in an address; '' where nothing is asked. */
export type OneValue = 'q' | 'priceMin' | 'priceMax' | 'bedroomsMin' | 'areaMin' | 'epcMax' | 'area' | 'sort' | 'view';
/** Filters that hold several. */
export type ManyValues = 'city' | 'type';

type Fields = Readonly<Record<OneValue, string> & Record<ManyValues, readonly string[]>>;

/** `shown`: the list on screen answers the form; `changed`: the visitor has asked for more since. */
type FilterState =
  | { readonly kind: 'shown'; readonly fields: Fields }
  | { readonly kind: 'changed'; readonly fields: Fields };

/** What the filter form of a list says, and the address that asks for it. */
export class FilterStore {
  state: FilterState;

  constructor(filters: ListBody['filters']) {
    this.state = { kind: 'shown', fields: fieldsOf(filters) };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get fields(): Fields {
    return this.state.fields;
  }

  get changed(): boolean {
    return this.state.kind === 'changed';
  }

  /** A list arrived: the form says what it was found with. */
  show(filters: ListBody['filters']): void {
    this.state = { kind: 'shown', fields: fieldsOf(filters) };
  }

  choose(name: OneValue, value: string): void {
    this.state = { kind: 'changed', fields: { ...this.fields, [name]: value } };
  }

  toggle(name: ManyValues, value: string): void {
    const values = this.fields[name];
    const toggled = values.includes(value) ? values.filter(other => other !== value) : [...values, value];
    this.state = { kind: 'changed', fields: { ...this.fields, [name]: toggled } };
  }

  /** Without '?', what is not asked left out; always of the first page. */
  get query(): string {
    const { city, type, sort, view, ...one } = this.fields;
    const parameters = new URLSearchParams();
    for (const value of city) parameters.append('city', value);
    for (const value of type) parameters.append('type', value);
    for (const [name, value] of Object.entries(one)) if (value.trim() !== '') parameters.append(name, value.trim());
    if (sort !== 'newest') parameters.append('sort', sort);
    if (view !== 'list') parameters.append('view', view);
    parameters.sort();
    return parameters.toString();
  }
}

function fieldsOf(filters: ListBody['filters']): Fields {
  return {
    q: filters.text,
    city: valuesOf(filters.cities),
    type: valuesOf(filters.types),
    priceMin: stepOf(filters.priceMin),
    priceMax: stepOf(filters.priceMax),
    bedroomsMin: stepOf(filters.bedroomsMin),
    areaMin: stepOf(filters.areaMin),
    epcMax: stepOf(filters.epcMax),
    area: filters.area,
    sort: filters.sort,
    view: filters.view,
  };
}

function valuesOf(options: readonly FilterOption[]): readonly string[] {
  return options.filter(({ chosen }) => chosen).map(({ value }) => value);
}

function stepOf(options: readonly StepOption[]): string {
  const chosen = options.find(option => option.chosen);
  return chosen ? String(chosen.value) : '';
}
