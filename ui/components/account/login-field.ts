import { describedInput, type FieldTexts } from '../common/labelled-field.tsx';

/** A required field on the owners' login and security pages. */
export type LoginFieldProps = Pick<FieldTexts, 'id' | 'label' | 'hint' | 'error'> & {
  /** Whether the field has the focus when the page opens. */
  readonly focused?: boolean;
};

/** Attributes of the field's input: `<input {...loginInput(field)} name="code" />` */
export function loginInput(field: LoginFieldProps) {
  return {
    id: field.id,
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    ...describedInput(field, field.focused),
  };
}
