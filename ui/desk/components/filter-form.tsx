import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../components/common/icon.tsx';
import { useDesk } from './desk-context.ts';

/**
 * Narrows the list at `action` by its fields; with script the list changes without a new document. `key` it by what it shows, so that its
 * fields are those of the list on screen. `<FilterForm action="/fr/desk/mails/" submit="Chercher"><input name="to" /></FilterForm>`
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

/** A text that is looked for. */
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

/** A choice of one, or of all. */
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
