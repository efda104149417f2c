import type { ReactNode } from 'react';
import type { FormView } from '../../../application/request/form-view.ts';
import type { FormShown } from '../../../application/request/form-shown.ts';
import { FormField, givenValue, isGiven } from './form-field.tsx';
import { FOLDED, formOfView, type FormSection, formSections } from './form-layout.ts';
import type { FormWords } from './form-words.ts';

/** Fields of a form under their headings, with their errors. */
export function FormFields({
  form,
  level,
  words,
  errors,
  typed,
  focused,
}: {
  readonly form: FormView;
  readonly level: 2 | 3;
  readonly words: FormWords;
  readonly errors: ReadonlyMap<string, string>;
  readonly typed: FormShown['typed'];
  /** Field that has the focus when the page opens. */
  readonly focused?: string | undefined;
}) {
  const { fields, oneOf } = formOfView(form);
  const asked = fields.filter(field => !isGiven(form, field));
  const last = asked.at(-1)?.name;
  const oneOfNote = `${form.form}-one-of`;
  const either = oneOf.flat();
  const Heading = `h${level}` as const;
  return (
    <>
      {asked.some(({ required }) => required) ? <p className="form-star">{words('requiredNote')}</p> : null}
      {fields
        .filter(field => isGiven(form, field))
        .map(field => (
          <input key={field.name} type="hidden" name={field.name} value={givenValue(form, field)} />
        ))}
      {formSections(asked).map((section, at) => (
        <Section
          key={at}
          section={section}
          heading={section.name === FOLDED ? words('group.more') : <Heading>{words(`group.${section.name}`)}</Heading>}
          open={section.rows
            .flat()
            .some(({ name }) => errors.has(name) || isAnswered(Object.hasOwn(typed, name) ? typed[name] : undefined))}
        >
          {section.rows.map(row => {
            const paired = row.every(({ name }) => either.includes(name));
            return (
              <div key={row[0]?.name} className="form-row" data-fields={row.length}>
                {paired ? (
                  <p className="field-hint" id={oneOfNote}>
                    {words('oneOf')}
                  </p>
                ) : null}
                {row.map(field => (
                  <FormField
                    key={field.name}
                    form={form}
                    field={field}
                    note={paired ? oneOfNote : undefined}
                    last={field.name === last}
                    error={errors.get(field.name)}
                    focused={field.name === focused}
                    typed={Object.hasOwn(typed, field.name) ? typed[field.name] : undefined}
                  />
                ))}
              </div>
            );
          })}
        </Section>
      ))}
    </>
  );
}

function Section({
  section,
  heading,
  open,
  children,
}: {
  readonly section: FormSection;
  readonly heading: ReactNode;
  /** Whether a folded section opens, because it has an answer or an error. */
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  if (section.name === undefined) return <div className="form-section">{children}</div>;
  if (section.name === FOLDED)
    return (
      <details className="form-more" open={open}>
        <summary>{heading}</summary>
        <div className="form-section">{children}</div>
      </details>
    );
  return (
    <fieldset className="form-section">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}

/** Whether a field has an answer other than its preset. */
function isAnswered(typed: string | readonly string[] | undefined): boolean {
  return typed !== undefined && !['', 'unspecified'].includes(String(typed));
}
