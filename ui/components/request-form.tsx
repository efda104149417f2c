import type { FormBody } from '../../application/browse/page-view.ts';
import { useApp } from '../app-context.ts';
import { FormField, isGiven } from './form-field.tsx';
import { PasswordField } from './form-field-password.tsx';
import { formOf, type FormSection, formSections } from './form-layout.ts';
import { type FormWords, useFormWords } from './form-words.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** One of the site's forms with all that is said around its fields; headings within it have rank `level`. */
export function RequestForm({ form, level = 3 }: { readonly form: FormBody; readonly level?: 2 | 3 }) {
  const words = useFormWords(form.form);
  const { fields, oneOf } = formOf(form);
  const typed = fields.filter(field => !isGiven(form, field));
  const last = typed.at(-1)?.name;
  const oneOfNote = `${form.form}-one-of`;
  const either = oneOf.flat();
  const Heading = `h${level}` as const;
  return (
    <form
      className="request-form"
      id={form.form}
      method="post"
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      aria-label={form.title.text}
    >
      <p className="form-intro">{words('intro')}</p>
      <Notes form={form} words={words} />
      {typed.some(({ required }) => required) ? <p className="form-star">{words('requiredNote')}</p> : null}
      {fields
        .filter(field => isGiven(form, field))
        .map(field => (
          <FormField key={field.name} form={form} field={field} note={undefined} last={false} />
        ))}
      {formSections(typed).map((section, at) => (
        <Section key={at} section={section} heading={<Heading>{words(`group.${section.name}`)}</Heading>}>
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
                    last={field.name === last && form.form !== 'login'}
                  />
                ))}
              </div>
            );
          })}
        </Section>
      ))}
      {form.form === 'login' ? <PasswordField id="login-password" /> : null}
      {form.forgotHref ? (
        <p className="form-forgot">
          <Link href={form.forgotHref}>{words('forgot')}</Link>
        </p>
      ) : null}
      <Send form={form} words={words} />
    </form>
  );
}

function Section({
  section,
  heading,
  children,
}: {
  readonly section: FormSection;
  readonly heading: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  if (section.name === undefined) return <div className="form-section">{children}</div>;
  return (
    <fieldset className="form-section">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}

/** What has to be known before the first field: why the region's law narrows the questions, and what a sending leads to. */
function Notes({ form, words }: { readonly form: FormBody; readonly words: FormWords }) {
  const keys = [...(form.goal === 'sale' ? [] : [`why.${form.region ?? 'unknown'}`]), 'notes.1', 'notes.2'];
  const notes = keys.filter(key => words(`${key}.text`) !== '');
  return notes.length === 0 ? null : (
    <ul role="list" className="form-notes">
      {notes.map(key => (
        <li key={key}>
          <strong>{words(`${key}.title`)}</strong> {words(`${key}.text`)}
        </li>
      ))}
    </ul>
  );
}

/** What sending means, that it cannot be done yet, and how to reach the agency today. */
function Send({ form, words }: { readonly form: FormBody; readonly words: FormWords }) {
  const { email } = useApp().site.agency;
  const about = form.subject ? `${form.title.text}, ${form.subject.title.text} (${form.subject.id})` : form.title.text;
  return (
    <div className="form-send">
      <p className="form-privacy">
        {words('privacy')} <Link href={form.privacyHref}>{words('privacyLink')}</Link>
      </p>
      <div className="form-soon">
        <p>{words('soon')}</p>
        <ul role="list">
          <li>
            <Icon name="phone" />
            <PhoneLink phone={form.phone} />
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>{email}</a>
          </li>
        </ul>
      </div>
      <button type="submit" className="button" disabled aria-disabled="true">
        {words('submit')}
      </button>
    </div>
  );
}
