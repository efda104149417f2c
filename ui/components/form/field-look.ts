import type { Field } from '../../../domain/request/field.ts';
import type { FieldTexts } from '../common/labelled-field.tsx';

/** Props of every field component. */
export type FieldLook = FieldTexts & {
  readonly field: Field;
  /** Whether the field has the focus when the page opens. */
  readonly focused: boolean;
  /** Current values of the field, as typed by the visitor or supplied by the page. */
  readonly typed: readonly string[];
};

/** A value that a visitor can choose in a field. */
export type Option = {
  readonly value: string;
  readonly name: string;
  readonly detail?: string;
  /** Why the option cannot be chosen now; absent if it can be. */
  readonly off?: string | undefined;
};
