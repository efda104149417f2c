import type { Field } from '../../../domain/request/field.ts';

/** What every way to draw a field is given. */
export type FieldLook = {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  readonly hint: string;
  /** Words behind the label, where an answer is not required. */
  readonly optional: string | undefined;
  /** Ids of what explains the field. */
  readonly describedBy: string | undefined;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
  /** Whether it has the focus when the page opens. */
  readonly focused: boolean;
  /** What was typed before. */
  readonly typed: readonly string[];
};

/** One of the answers that a field offers. */
export type Option = {
  readonly value: string;
  readonly name: string;
  readonly detail?: string;
  /** Why it cannot be chosen now. */
  readonly off?: string | undefined;
};

/** A field's name with a star where an answer is required, and a word where it is not. */
export function FieldName({ look }: { readonly look: FieldLook }) {
  return (
    <>
      {look.label}
      {look.field.required ? (
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      ) : null}
      {look.optional ? <span className="field-optional"> ({look.optional})</span> : null}
    </>
  );
}

export function FieldHint({ look }: { readonly look: FieldLook }) {
  return look.hint ? (
    <p className="field-hint" id={`${look.id}-hint`}>
      {look.hint}
    </p>
  ) : null;
}

export function FieldError({ look }: { readonly look: FieldLook }) {
  return look.error ? (
    <p className="field-error" id={`${look.id}-error`}>
      {look.error}
    </p>
  ) : null;
}
