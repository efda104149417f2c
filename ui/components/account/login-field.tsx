import type { ReactNode } from 'react';
import { focusedAtFirst } from '../common/focused-at-first.ts';

/** A required field on the owners' login and security pages. */
export type LoginFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the field has the focus when the page opens. */
  readonly focused?: boolean;
};

/** Label, hint and error around a required input. */
export function LoginField({
  id,
  label,
  hint,
  error,
  kind,
  children,
}: LoginFieldProps & { readonly kind: 'email' | 'password' | 'code'; readonly children: ReactNode }) {
  return (
    <div className="field" data-kind={kind} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** Attributes of the field's input: `<input {...loginInput(field)} name="code" />` */
export function loginInput({ id, hint, error, focused = false }: LoginFieldProps) {
  return {
    id,
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    ...focusedAtFirst(focused),
  };
}
