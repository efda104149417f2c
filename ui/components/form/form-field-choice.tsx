import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormView } from '../../../application/request/form-view.ts';
import { focusedAtFirst } from '../common/focused-at-first.ts';
import {
  describedBy,
  describedInput,
  FieldError,
  FieldHint,
  FieldName,
  LabelledField,
} from '../common/labelled-field.tsx';
import type { FieldLook, Option } from './field-look.ts';

/** Radio buttons; if the form table defines a default (`whenAbsent`), it is preselected. */
export function Radios({
  look,
  options,
  below,
}: {
  readonly look: FieldLook;
  readonly options: readonly Option[];
  readonly below?: ReactNode;
}) {
  const first = options.find(({ off }) => off === undefined);
  return (
    <Group look={look}>
      <div className="choices" data-count={options.length}>
        {options.map(option => (
          <Radio
            key={option.value}
            look={look}
            option={option}
            checked={option.value === (look.typed[0] ?? look.field.whenAbsent)}
            first={option === first}
          />
        ))}
      </div>
      {below}
    </Group>
  );
}

/** A radio button; `first`: takes the focus of the field. */
export function Radio({
  look,
  option,
  checked,
  first,
}: {
  readonly look: FieldLook;
  readonly option: Option;
  readonly checked: boolean;
  readonly first: boolean;
}) {
  const { name, required } = look.field;
  return (
    <label className={option.detail === undefined ? 'choice' : 'choice chip-choice'}>
      <input
        type="radio"
        name={name}
        value={option.value}
        required={required}
        disabled={option.off !== undefined}
        ref={input => {
          // Unchecks an option that became unavailable.
          if (input?.disabled) input.checked = false;
        }}
        defaultChecked={checked}
        {...focusedAtFirst(look.focused && first)}
      />
      <OptionName option={option} />
    </label>
  );
}

/** A select list; `empty` is the text of its first option, which submits an empty value. */
export function Select({
  look,
  options,
  empty,
}: {
  readonly look: FieldLook;
  readonly options: readonly Option[];
  readonly empty: string;
}) {
  const { name, required } = look.field;
  return (
    <LabelledField {...look} kind="select">
      <select
        id={look.id}
        name={name}
        required={required}
        defaultValue={look.typed[0] ?? ''}
        {...describedInput(look, look.focused)}
      >
        <option value="">{empty}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

/** Checkboxes of a field that accepts several options. */
export function Checks({ look, options }: { readonly look: FieldLook; readonly options: readonly Option[] }) {
  return (
    <Group look={look}>
      <div className="choices" data-count="many">
        {options.map(option => (
          <Check key={option.value} look={look} option={option} first={option === options[0]} />
        ))}
      </div>
    </Group>
  );
}

/** Zones as a tree: each parent before its children. */
export function ZoneChecks({
  look,
  zones,
  everywhere,
}: {
  readonly look: FieldLook;
  readonly zones: FormView['zones'];
  readonly everywhere: (name: string) => string;
}) {
  return (
    <Group look={look}>
      <Zones look={look} zones={zones} everywhere={everywhere} first />
    </Group>
  );
}

function Zones({
  look,
  zones,
  everywhere,
  first = false,
}: {
  readonly look: FieldLook;
  readonly zones: FormView['zones'];
  readonly everywhere: (name: string) => string;
  /** Whether the list contains the first checkbox of the field, which can take the focus. */
  readonly first?: boolean;
}) {
  const parted = zones.some(({ children }) => children.length > 0);
  return (
    <ul className={parted ? 'zones' : 'zones leaves'}>
      {zones.map(zone => (
        <li key={zone.id}>
          <Check
            look={look}
            first={first && zone === zones[0]}
            option={{ value: zone.id, name: zone.children.length > 0 ? everywhere(zone.name) : zone.name }}
          />
          {zone.children.length > 0 ? <Zones look={look} zones={zone.children} everywhere={everywhere} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** A consent checkbox, unticked. */
export function Consent({ look }: { readonly look: FieldLook }) {
  return (
    <div className="field" data-kind="consent" data-invalid={look.error ? '' : undefined}>
      <FieldError {...look} />
      <label className="choice">
        <input
          type="checkbox"
          id={look.id}
          name={look.field.name}
          value="yes"
          required={look.field.required}
          defaultChecked={look.typed.includes('yes')}
          {...describedInput(look, look.focused)}
        />
        <span>
          <FieldName {...look} />
        </span>
      </label>
    </div>
  );
}

/** Several inputs under one name; the fieldset announces that an answer is required, since no single input does. */
export function Group({ look, children }: { readonly look: FieldLook; readonly children: ReactNode }) {
  const { t } = useTranslation('form');
  return (
    <fieldset
      className="field"
      id={look.id}
      data-kind={look.field.kind}
      data-invalid={look.error ? '' : undefined}
      aria-describedby={describedBy(look)}
      tabIndex={-1}
    >
      <legend>
        <FieldName {...look} />
        {look.field.required ? <span className="visually-hidden"> ({t('required')})</span> : null}
      </legend>
      <FieldHint {...look} />
      <FieldError {...look} />
      {children}
    </fieldset>
  );
}

function Check({
  look,
  option,
  first,
}: {
  readonly look: FieldLook;
  readonly option: Option;
  readonly first: boolean;
}) {
  return (
    <label className={option.detail === undefined ? 'choice' : 'choice chip-choice'}>
      <input
        type="checkbox"
        name={look.field.name}
        value={option.value}
        defaultChecked={look.typed.includes(option.value)}
        {...focusedAtFirst(look.focused && first)}
      />
      <OptionName option={option} />
    </label>
  );
}

function OptionName({ option }: { readonly option: Option }) {
  return (
    <span>
      {option.name}
      {option.detail ? <span className="choice-detail"> {option.detail}</span> : null}
      {option.off ? <span className="choice-off"> {option.off}</span> : null}
    </span>
  );
}
