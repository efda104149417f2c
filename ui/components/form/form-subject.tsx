import { useTranslation } from 'react-i18next';
import type { FormView } from '../../../application/request/form-view.ts';
import { useFormWords } from './form-words.ts';
import { FactValue } from '../listing/facts.tsx';
import { Link } from '../common/link.tsx';
import { Picture } from '../common/picture.tsx';
import { SubjectLines } from './subject-lines.tsx';

/** Property or project of a request. */
export function FormSubject({
  form,
  subject,
}: {
  readonly form: FormView['form'];
  readonly subject: NonNullable<FormView['subject']>;
}) {
  const words = useFormWords(form);
  const { t: facts } = useTranslation('facts');
  return (
    <div className="form-subject">
      {subject.picture ? (
        <Picture
          picture={subject.picture}
          widths={[100, 400, 600]}
          sizes="(width < 1024px) 120px, 400px"
          first
          decorative
        />
      ) : null}
      <div>
        <p className="eyebrow">{words('about')}</p>
        <SubjectLines subject={subject} reference={words('reference', { id: subject.id })} />
        {form === 'rental-application' && subject.lastRent !== undefined ? (
          <p className="form-subject-fact">
            {facts('name.lastRent')}{' '}
            <strong>
              <FactValue fact={{ name: 'lastRent', kind: 'money-per-month', value: subject.lastRent }} />
            </strong>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Page of the site that the visitor recommends. */
export function FormSharedPage({
  form,
  page,
}: {
  readonly form: FormView['form'];
  readonly page: NonNullable<FormView['page']>;
}) {
  const words = useFormWords(form);
  return (
    <div className="form-subject">
      <div>
        <p className="eyebrow">{words('about')}</p>
        <p className="form-subject-title">
          <Link href={page.path}>{page.title}</Link>
        </p>
      </div>
    </div>
  );
}
