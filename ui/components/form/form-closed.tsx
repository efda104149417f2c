import type { UnavailableForm } from '../../../application/request/unavailable-form.ts';
import type { FormView } from '../../../application/request/form-view.ts';
import type { FormWords } from './form-words.ts';
import { Link } from '../common/link.tsx';
import { PhoneLink } from '../common/phone-link.tsx';

/** Shown instead of the fields if a form is not available for its subject: the reason, and the alternatives. */
export function FormClosed({
  form,
  closed,
  level,
  words,
}: {
  readonly form: FormView;
  readonly closed: UnavailableForm;
  readonly level: 2 | 3;
  readonly words: FormWords;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="form-closed" id={form.form}>
      <Heading>{words(`closed.${closed.why}.title`)}</Heading>
      <p>{words(`closed.${closed.why}.text`)}</p>
      {closed.why === 'by-phone' || closed.why === 'no-slots' || closed.why === 'no-projects' ? (
        <p>
          <PhoneLink phone={form.phone} />
        </p>
      ) : null}
      <FormAlternatives closed={closed} words={words} buttons />
    </div>
  );
}

/** Alternatives to a form that is not available, best first. */
export function FormAlternatives({
  closed,
  words,
  buttons = false,
}: {
  readonly closed: UnavailableForm;
  readonly words: FormWords;
  readonly buttons?: boolean;
}) {
  if (closed.ways.length === 0) return null;
  return (
    <>
      <p>{words('closed.instead')}</p>
      <ul className={buttons ? 'closed-ways' : undefined}>
        {closed.ways.map(({ to, href }, at) => (
          <li key={to}>
            <Link href={href} className={buttons ? (at === 0 ? 'button' : 'button quiet') : undefined}>
              {words(`closed.way.${to}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
