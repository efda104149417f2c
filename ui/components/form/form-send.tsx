import type { FormView } from '../../../application/request/form-view.ts';
import { useApp } from '../common/app-context.ts';
import type { FormWords } from './form-words.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { PhoneLink } from '../common/phone-link.tsx';

/** Notes before the first field: why the region's law narrows the questions, and what happens after sending. */
export function FormNotes({ form, words }: { readonly form: FormView; readonly words: FormWords }) {
  const keys = [
    ...(form.note ? [`state.${form.note}`] : []),
    ...(form.goal === 'sale' ? [] : [`why.${form.region ?? 'unknown'}`]),
    'notes.1',
    'notes.2',
  ];
  const notes = keys.filter(key => words(`${key}.text`) !== '');
  return notes.length === 0 ? null : (
    <ul className="form-notes">
      {notes.map(key => (
        <li key={key}>
          <strong>{words(`${key}.title`)}</strong> {words(`${key}.text`)}
        </li>
      ))}
    </ul>
  );
}

/** Explains what sending the form causes, and renders the submit button unless `off`. */
export function FormSend({
  form,
  words,
  off = false,
  busy = false,
}: {
  readonly form: FormView;
  readonly words: FormWords;
  readonly off?: boolean;
  readonly busy?: boolean;
}) {
  return (
    <div className="form-send">
      <p className="form-privacy">
        {words('privacy', { count: form.keptMonths ?? 0 })} <Link href={form.privacyHref}>{words('privacyLink')}</Link>
      </p>
      <button type="submit" className="button" disabled={off} aria-disabled={off || busy ? true : undefined}>
        {words('submit')}
      </button>
      {off ? null : (
        <p className="form-busy" role="status">
          {busy ? words('sending') : null}
        </p>
      )}
    </div>
  );
}

/** Shown instead of a form that cannot be sent from here: why, and how to reach the agency. */
export function FormUnavailableHere({
  phone,
  about,
  note,
}: {
  readonly phone: string;
  readonly about: string;
  readonly note: string;
}) {
  const { email } = useApp().site.agency;
  return (
    <div className="form-soon">
      <p>{note}</p>
      <ul>
        <li>
          <Icon name="phone" />
          <PhoneLink phone={phone} />
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>{email}</a>
        </li>
      </ul>
    </div>
  );
}

/** Subject line of a mail that a visitor sends instead of the form: what the form is about. */
export function mailSubjectOf({ title, subject }: FormView): string {
  return subject ? `${title.text}, ${subject.title.text} (${subject.id})` : title.text;
}
