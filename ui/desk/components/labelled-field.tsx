import { useId } from 'react';
import { sentLength } from '../../../domain/request/sent-length.ts';
import { useFilled } from './desk-form.tsx';

/** One-line text field with its error. `<LabelledText name="email" label="E-mail" value="" />` */
export function LabelledText({
  name,
  label,
  value,
  type = 'text',
  hint,
  error,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email';
  readonly hint?: string;
  readonly error?: string | undefined;
}) {
  const id = useId();
  const filled = useFilled();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={filled.text(name, value)}
        maxLength={sentLength(name)}
        autoComplete="off"
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
      />
    </div>
  );
}

/** A labelled select list with its error. */
export function LabelledChoice({
  name,
  label,
  value,
  choices,
  error,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string | undefined;
}) {
  const id = useId();
  const filled = useFilled();
  return (
    <div className="field" data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={error} />
      <select
        id={id}
        name={name}
        defaultValue={filled.text(name, value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p className="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  );
}
