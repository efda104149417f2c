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

/** Submitted values of a field, in order; empty for an unticked choice. */
type Typed = (name: string) => readonly string[];

const TypedContext = createContext<Typed | undefined>(undefined);

/**
 * Values of the surrounding form's fields: the submitted ones after a refusal, else the defaults passed in. Every field of a `DeskForm`
 * uses it. `const filled = useFilled(); <input name="words" defaultValue={filled.text('words', '')} />`
 */
export function useFilled(): {
  text(name: string, otherwise: string): string;
  /** Whether the checkbox `name` with this `value` was ticked in the refused form; `otherwise` if no form was refused. */
  ticked(name: string, value: string, otherwise: boolean): boolean;
} {
  const typed = use(TypedContext);
  return {
    text: (name, otherwise) => (typed ? (typed(name)[0] ?? '') : otherwise),
    ticked: (name, value, otherwise) => (typed ? typed(name).includes(value) : otherwise),
  };
}

/**
 * A form of the current desk page: posted to the page's own address with the session's CSRF token and `do`, the action. With script it is
 * submitted without loading a document, and keeps its input if there is no response. After a refusal its fields show the submitted values;
 * `does` and `about` identify the form within the page.
 * `<DeskForm does="remove-agent" about={{ agent: id }}><button>…</button></DeskForm>`
 */
export function DeskForm({
  does,
  about = {},
  isDownload = false,
  draft,
  children,
  ...attributes
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'onSubmit' | 'about'> & {
  /** Name of the action; several names if each submit button chooses its action by `name="do"`. */
  readonly does: string | readonly string[];
  /** Hidden fields that identify the form's subject. */
  readonly about?: Readonly<Record<string, string>>;
  /** Whether the response is a file to download; the browser then submits the form itself. */
  readonly isDownload?: boolean;
  /** Name of the draft in which the form's text is stored. */
  readonly draft?: string;
  readonly children: ReactNode;
}) {
  const { view, store } = useDesk();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!store || isDownload) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.append(submitter.name, submitter.value);
    void store.send(view.address, fields, draft);
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

/**
 * A checkbox of a `DeskForm`: as submitted after a refusal, else `ticked`. `<FilledBox name="sure" value="1" ticked={false} required />`
 */
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

/** Submitted values of a refused form; `undefined` if another form was refused. */
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
