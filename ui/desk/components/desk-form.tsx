import {
  createContext,
  type FormEvent,
  type FormHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  use,
} from 'react';
import { UNSENT, type UnsentForm } from '../../../application/desk/desk-view.ts';
import { useDesk } from './desk-context.ts';

/** What a field was sent with, in order; empty for a choice that was not made. */
type Typed = (name: string) => readonly string[];

const TypedContext = createContext<Typed | undefined>(undefined);

/**
 * What stands in the fields of the form around: what was typed, where the form was sent and not taken, else what is handed in. Every
 * field of a `DeskForm` takes it from here. `const filled = useFilled(); <input name="words" defaultValue={filled.text('words', '')} />`
 */
export function useFilled(): {
  text(name: string, otherwise: string): string;
  /** Whether a box, or one of several, is ticked. */
  ticked(name: string, value: string, otherwise: boolean): boolean;
} {
  const typed = use(TypedContext);
  return {
    text: (name, otherwise) => (typed ? (typed(name)[0] ?? '') : otherwise),
    ticked: (name, value, otherwise) => (typed ? typed(name).includes(value) : otherwise),
  };
}

/**
 * A form of the page on screen: sent to the page's own address with the token of the login and `do`, which names what is wanted.
 * With script it is sent without a new document, and what was typed stays where no response comes. Where it was sent and not taken, its
 * fields hold what was typed: forms of a page are told apart by `does` and `about`.
 * `<DeskForm does="remove-agent" about={{ agent: id }}><button>…</button></DeskForm>`
 */
export function DeskForm({
  does,
  about = {},
  isDownload = false,
  children,
  ...attributes
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'onSubmit' | 'about'> & {
  /** Several where its buttons say which by `name="do"`. */
  readonly does: string | readonly string[];
  /** Hidden fields that say what it is about. */
  readonly about?: Readonly<Record<string, string>>;
  /** It is answered with a file, which the browser keeps: it is sent as browsers send forms. */
  readonly isDownload?: boolean;
  readonly children: ReactNode;
}) {
  const { view, store } = useDesk();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!store || isDownload) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.append(submitter.name, submitter.value);
    void store.send(view.address, fields);
  };
  const typed = view.unsent && typedInto(view.unsent, [does].flat(), about);
  return (
    <form {...attributes} {...(typed && { id: UNSENT })} method="post" action={view.address} onSubmit={submit}>
      <input type="hidden" name="token" value={view.frame?.formToken ?? ''} />
      {typeof does === 'string' ? <input type="hidden" name="do" value={does} /> : null}
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedContext value={typed}>{children}</TypedContext>
    </form>
  );
}

/** A box of a `DeskForm` that is ticked as it was sent, else as `ticked` says. `<FilledBox name="sure" value="1" ticked={false} required />` */
export function FilledBox({
  name,
  value,
  ticked,
  ...attributes
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'defaultChecked'> & {
  readonly name: string;
  readonly value: string;
  readonly ticked: boolean;
}) {
  const filled = useFilled();
  return (
    <input
      {...attributes}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={filled.ticked(name, value, ticked)}
    />
  );
}

/** What was typed into a form that was sent and not taken; nothing where that was another form. */
function typedInto(
  { fields, isApart }: UnsentForm,
  does: readonly string[],
  about: Readonly<Record<string, string>>,
): Typed | undefined {
  if (isApart) return undefined;
  const sent: Typed = name => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  const isThis =
    does.includes(sent('do').at(-1) ?? '') &&
    Object.entries(about).every(([name, value]) => sent(name).includes(value));
  return isThis ? sent : undefined;
}
