import { useTranslation } from 'react-i18next';
import type { BookedViewing } from '../../application/request/booked-viewing.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { weekdayText } from '../../domain/text/weekday.ts';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { RecentlyWithdrawn } from '../components/listing/recently-withdrawn.tsx';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';
import { SummaryFacts } from '../components/common/summary-facts.tsx';
import { Picture } from '../components/common/picture.tsx';
import { SubjectLines } from '../components/form/subject-lines.tsx';
import { useLanguage } from '../locales/translations.ts';

/** Confirmation after a form was sent, and what happens next. */
export function Page({ view }: { readonly view: PageOf<'feedback'> }) {
  const { t } = useTranslation('feedback');
  const { site } = useApp();
  const { form, more, reference, viewing, gone } = view.body;
  const about = viewing?.isAsked ? `${form}-asked` : form;
  const steps = t(`${about}.next`, { returnObjects: true }) as unknown;
  return (
    <>
      <div className="thanks wrap">
        <div className="thanks-words">
          <span className="thanks-mark">
            <Icon name="check" />
          </span>
          <h1>{t(`${about}.title`)}</h1>
          <p className="lead">{t(`${about}.text`)}</p>
          {reference ? <p className="thanks-reference">{t('reference', { reference })}</p> : null}
        </div>
        {viewing ? <Booked viewing={viewing} /> : null}
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
                <Link href={href} className={at === 0 && !viewing ? 'button' : 'button quiet'}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {gone ? <RecentlyWithdrawn cards={gone} /> : null}
    </>
  );
}

/** Booked viewing: time, place and agent, what a rental requires, and further links. */
function Booked({ viewing }: { readonly viewing: BookedViewing }) {
  const { t } = useTranslation('feedback');
  const language = useLanguage();
  const { at, subject, agent, calendarHref, rental = {} } = viewing;
  const { minimumIncome, maximumPersons, firstMonth, inventoryShare, deposit } = rental;
  const euro = (amount: number | undefined) => (amount === undefined ? undefined : formatEuro(amount));
  const terms = (
    [
      ['minimumIncome', euro(minimumIncome)],
      ['maximumPersons', maximumPersons],
      ['firstMonth', euro(firstMonth)],
      ['inventoryShare', euro(inventoryShare)],
      ['deposit', euro(deposit?.amount)],
    ] as const
  ).flatMap(([name, value]) =>
    value === undefined ? [] : [[t(`rental.${name}`, { count: deposit?.months ?? 0 }), value] as const],
  );
  return (
    <section className="thanks-booked" aria-labelledby="booked">
      <h2 id="booked" className="visually-hidden">
        {t(viewing.isAsked ? 'viewing.titleAsked' : 'viewing.title')}
      </h2>
      <div className="form-subject">
        {subject.picture ? (
          <Picture picture={subject.picture} widths={[100, 400]} sizes="176px" first decorative />
        ) : null}
        <div>
          <SubjectLines subject={subject} reference={t('viewing.property', { id: subject.id })} />
        </div>
      </div>
      <div>
        <SummaryFacts
          facts={[
            [
              t('viewing.when'),
              <strong key="when">
                {t('viewing.moment', {
                  day: weekdayText(at.day, language),
                  from: at.from,
                  to: at.to,
                })}
              </strong>,
            ],
            [
              t('viewing.agent'),
              <span key="agent">
                {agent.name}, <PhoneLink phone={agent.phone} />
              </span>,
            ],
          ]}
        />
        <ul className="button-row">
          {calendarHref ? (
            <li>
              <a href={calendarHref} className="button" download="visit.ics">
                {t('viewing.calendar')}
              </a>
            </li>
          ) : null}
          <li>
            <Link href={subject.href} className="button quiet">
              {t('viewing.back')}
            </Link>
          </li>
        </ul>
        {terms.length > 0 ? (
          <>
            <h3>{t('rental.title')}</h3>
            <SummaryFacts facts={terms} />
          </>
        ) : null}
      </div>
    </section>
  );
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null;
}
