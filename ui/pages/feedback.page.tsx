import { useTranslation } from 'react-i18next';
import type { PageView } from '../../application/page/page-view.ts';
import { useApp } from '../components/app-context.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { PhoneLink } from '../components/phone-link.tsx';

/** What is said after a form was sent, and what happens now. */
export function Page({ view }: { readonly view: PageView }) {
  const { t } = useTranslation('feedback');
  const { site } = useApp();
  if (view.body.kind !== 'feedback') return null;
  const { form, more, reference } = view.body;
  const steps = t(`${form}.next`, { returnObjects: true }) as unknown;
  return (
    <div className="thanks wrap">
      <div className="thanks-words">
        <span className="thanks-mark">
          <Icon name="check" />
        </span>
        <h1>{t(`${form}.title`)}</h1>
        <p className="lead">{t(`${form}.text`)}</p>
        {reference ? <p className="thanks-reference">{t('reference', { reference })}</p> : null}
      </div>
      {isWords(steps) ? (
        <section className="thanks-next" aria-labelledby="next">
          <h2 id="next">{t('next')}</h2>
          <ol>
            {Object.values(steps).map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            {t('call')} <PhoneLink phone={site.agency.phone} />
          </p>
        </section>
      ) : null}
      <nav className="thanks-more" aria-label={t('more')}>
        <ul className="button-row">
          {more.map(({ name, href }, at) => (
            <li key={href}>
              <Link href={href} className={at === 0 ? 'button' : 'button quiet'}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null;
}
