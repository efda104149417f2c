import type { Field } from '../../../domain/request/field.ts';

/** Props of every field component. */
export type FieldLook = {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  readonly hint: string;
  /** Label of optional fields. */
  readonly optional: string | undefined;
  /** Ids of the elements that describe the field. */
  readonly describedBy: string | undefined;
  readonly error: string | undefined;
  /** Whether the field has the focus when the page opens. */
  readonly focused: boolean;
  /** Values typed before. */
  readonly typed: readonly string[];
};

/** An option of a field. */
export type Option = {
  readonly value: string;
  readonly name: string;
  readonly detail?: string;
  /** Reason why the option cannot be chosen now. */
  readonly off?: string | undefined;
};

/** Label of a field, with a star if an answer is required and a word if it is optional. */
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
