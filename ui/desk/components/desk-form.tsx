import type { FormEvent, FormHTMLAttributes, ReactNode } from 'react';
import { useDesk } from './desk-context.ts';

/**
 * A form of the page on screen: sent to the page's own address with the token of the login and `do`, which names what is wanted.
 * With script it is sent without a new document, and what was typed stays where no response comes.
 * `<DeskForm does="assign"><select name="agent">…</select><button>…</button></DeskForm>`
 */
export function DeskForm({
  does,
  children,
  ...attributes
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'onSubmit'> & {
  /** '' where its buttons say it by `name="do"`. */
  readonly does: string;
  readonly children: ReactNode;
}) {
  const { view, store } = useDesk();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!store) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.append(submitter.name, submitter.value);
    void store.send(view.address, fields);
  };
  return (
    <form {...attributes} method="post" action={view.address} onSubmit={submit}>
      <input type="hidden" name="token" value={view.frame?.formToken ?? ''} />
      {does === '' ? null : <input type="hidden" name="do" value={does} />}
      {children}
    </form>
  );
}
