import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../components/common/icon.tsx';
import { useDesk } from './desk-context.ts';

/**
 * Filters the list at `action`; with script without loading a document. Set `key` from the current filters, so that the fields match the
 * list. `<FilterForm action="/fr/desk/mails/" submit="Chercher"><input name="to" /></FilterForm>`
 */
export function FilterForm({
  action,
  submit,
  children,
}: {
  readonly action: string;
  readonly submit: string;
  readonly children: ReactNode;
}) {
  const { store } = useDesk();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (!store) return;
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') asked.append(name, value);
    void store.open(asked.size === 0 ? action : `${action}?${asked}`, true);
  };
  return (
    <form className="desk-filters" role="search" method="get" action={action} onSubmit={ask}>
      {children}
      <button type="submit" className="button">
        <Icon name="search" />
        {submit}
      </button>
    </form>
  );
}

/** A labelled search input. */
export function FilterText({
  name,
  label,
  value,
  maxLength,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
}) {
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="search" defaultValue={value} maxLength={maxLength} />
    </div>
  );
}

/** A labelled select list: one of the `choices`, or `all`, which submits an empty value. */
export function FilterChoice({
  name,
  label,
  all,
  value,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
