import { useTranslation } from 'react-i18next';
import type { Moment } from '../../../application/request/booked-viewing.ts';
import type { LinkBody, ViewingShown } from '../../../application/link/link-shown.ts';
import { weekdayText } from '../../../domain/text/weekday.ts';
import { useLanguage } from '../../locales/translations.ts';
import { LinkAct, LinkDone, LinkFrame } from './link-frame.tsx';
import { SummaryFacts } from '../common/summary-facts.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import { Words } from '../common/words.tsx';

/** A viewing: when and with whom; it can be moved or cancelled until it begins. */
export function LinkViewing({ body, shown }: { readonly body: LinkBody; readonly shown: ViewingShown }) {
  const { t } = useTranslation('link');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { state, agent, form, isOffered } = shown;
  const isOff = state === 'cancelled' || state === 'refused';
  const moment = ({ day, from, to }: Moment) => t('viewing.moment', { day: weekdayText(day, language), from, to });
  return (
    <LinkFrame title={t(`viewing.${state}.title`)} text={leadText()} subject={shown.subject}>
      {body.done && form && !form.shown?.refusal ? (
        <LinkDone text={t(state === 'asked' ? 'viewing.movedAsked' : 'viewing.moved')} />
      ) : null}
      {shown.unchanged ? (
        <p className="link-note" role="status">
          {t(`viewing.unchanged.${shown.unchanged}`)}
        </p>
      ) : null}
      <SummaryFacts
        facts={[
          [
            t(isOff ? 'viewing.whenBefore' : state === 'asked' ? 'viewing.whenAsked' : 'viewing.when'),
            moment(shown.at),
          ],
          [
            t('viewing.agent'),
            <>
              {agent.name}
              {agent.role ? (
                <>
                  , <Words text={agent.role} />
                </>
              ) : null}
              , <PhoneLink phone={agent.phone} />
            </>,
          ],
          [t('viewing.standing'), common(`viewingState.${shown.standing}`)],
          [t('viewing.reference'), shown.reference],
        ]}
      />
      {shown.reason === undefined ? null : (
        <figure className="link-reason">
          <figcaption>{t('viewing.reason')}</figcaption>
          <blockquote>{shown.reason}</blockquote>
        </figure>
      )}
      {shown.calendarHref ? (
        <p>
          <a href={shown.calendarHref} className="button quiet" download="visit.ics">
            {t('viewing.calendar')}
          </a>
        </p>
      ) : null}
      {form ? (
        <section className="link-section" aria-labelledby="move">
          <h2 id="move">{t('viewing.move.title')}</h2>
          <p>{t('viewing.move.text')}</p>
          <PlainForm form={form} level={2}>
            <div className="link-acts">
              <button type="submit" className="button" name="do" value="move">
                {t('viewing.move.button')}
              </button>
            </div>
          </PlainForm>
        </section>
      ) : null}
      {shown.canCancel ? (
        <section className="link-section" aria-labelledby="cancel">
          <h2 id="cancel">{t('viewing.cancel.title')}</h2>
          <p>{t('viewing.cancel.text')}</p>
          <div className="link-acts">
            <LinkAct body={body} name={t('viewing.cancel.button')} act="cancel" quiet />
          </div>
        </section>
      ) : null}
    </LinkFrame>
  );

  /**
   * Text above the actions that are still possible. For a property that is no longer offered, the text does not invite the visitor to book
   * again.
   */
  function leadText(): string {
    if (shown.canCancel && !isOffered) return t('viewing.notOffered');
    if (state === 'confirmed' && shown.isExact) return t('viewing.exact', shown.at);
    const text = t(`viewing.${state}.text`);
    return isOff && isOffered ? `${text} ${t('viewing.again')}` : text;
  }
}
