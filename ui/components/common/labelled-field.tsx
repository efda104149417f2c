import type { ReactNode } from 'react';
import { focusedAtFirst } from './focused-at-first.ts';

/** Label, hint and error of a form field. */
export type FieldTexts = {
  /** Id of the input; the ids of hint and error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the label has a star, since an answer is required. */
  readonly required?: boolean;
  /** Word after the label of an optional field. */
  readonly optional?: string | undefined;
  /** Id of a hint that the field shares with others. */
  readonly note?: string | undefined;
};

/**
 * A form field: label, hint and error above an input. The input's attributes come from `describedInput`, called with the same texts.
 * `<LabelledField id="login-email" label="E-mail" required kind="email"><input … /></LabelledField>`
 */
export function LabelledField({
  kind,
  children,
  ...texts
}: FieldTexts & {
  /** Kind of the field, which selects the style of its input (`data-kind`). */
  readonly kind: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="field" data-kind={kind} data-invalid={texts.error ? '' : undefined}>
      <FieldHead {...texts} />
      {children}
    </div>
  );
}

/** Label, hint and error of a field, shown above its input in this order. */
export function FieldHead(texts: FieldTexts) {
  return (
    <>
      <label htmlFor={texts.id}>
        <FieldName {...texts} />
      </label>
      <FieldHint {...texts} />
      <FieldError {...texts} />
    </>
  );
}

/** Label of a field, with a star if an answer is required and a word if it is optional. */
export function FieldName({ label, required, optional }: Pick<FieldTexts, 'label' | 'required' | 'optional'>) {
  return (
    <>
      {label}
      {required ? (
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      ) : null}
      {optional ? <span className="field-optional"> ({optional})</span> : null}
    </>
  );
}

export function FieldHint({ id, hint }: Pick<FieldTexts, 'id' | 'hint'>) {
  return hint ? (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}

/**
 * Attributes that connect an input with the texts of its field; `focused`: has the focus when the page opens.
 * `<input {...describedInput({ id: 'a', error: 'Too long' }, false)} />` → `<input aria-describedby="a-error" aria-invalid="true">`
 */
export function describedInput(texts: Pick<FieldTexts, 'id' | 'hint' | 'error' | 'note'>, focused = false) {
  return {
    'aria-describedby': describedBy(texts),
    'aria-invalid': texts.error ? (true as const) : undefined,
    ...focusedAtFirst(focused),
  };
}

/** Ids of the elements that describe a field. `describedBy({ id: 'a', hint: 'Digits', note: 'n' })` → `'n a-hint'` */
export function describedBy({ id, hint, error, note }: Pick<FieldTexts, 'id' | 'hint' | 'error' | 'note'>) {
  return [note, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
