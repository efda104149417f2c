import type { FormBody } from '../../application/browse/page-view.ts';
import { useApp } from '../app-context.ts';
import type { FormWords } from './form-words.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** What has to be known before the first field: why the region's law narrows the questions, and what a sending leads to. */
export function FormNotes({ form, words }: { readonly form: FormBody; readonly words: FormWords }) {
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

/** What sending means, and the button that does it; `note` says why it cannot be done here. */
export function FormSend({
  form,
  words,
  note,
  busy = false,
}: {
  readonly form: FormBody;
  readonly words: FormWords;
  readonly note?: string;
  readonly busy?: boolean;
}) {
  return (
    <div className="form-send">
      <p className="form-privacy">
        {words('privacy')} <Link href={form.privacyHref}>{words('privacyLink')}</Link>
      </p>
      {note === undefined ? null : <NotFromHere phone={form.phone} about={aboutOf(form)} note={note} />}
      <button
        type="submit"
        className="button"
        disabled={note !== undefined}
        aria-disabled={note !== undefined || busy ? true : undefined}
      >
        {words('submit')}
      </button>
      {note === undefined ? (
        <p className="form-busy" role="status">
          {busy ? words('sending') : null}
        </p>
      ) : null}
    </div>
  );
}

/** How to reach the agency instead, and about what. */
export function NotFromHere({
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
      <ul role="list">
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

function aboutOf({ title, subject }: FormBody): string {
  return subject ? `${title.text}, ${subject.title.text} (${subject.id})` : title.text;
}
