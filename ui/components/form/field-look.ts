import type { Field } from '../../../domain/request/field.ts';
import type { FieldTexts } from '../common/labelled-field.tsx';

/** Props of every field component. */
export type FieldLook = FieldTexts & {
  readonly field: Field;
  /** Has the focus when the page opens. */
  readonly focused: boolean;
  /** Values typed before. */
  readonly typed: readonly string[];
};

/** An option of a field. */
export type Option = {
  readonly value: string;
  readonly name: string;
  readonly detail?: string;
  /** Why it cannot be chosen now. */
  readonly off?: string | undefined;
};
