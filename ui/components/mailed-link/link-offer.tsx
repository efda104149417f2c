import { useTranslation } from 'react-i18next';
import type { LinkBody, OfferShown } from '../../../application/link/link-shown.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { dayText } from '../../../domain/text/day.ts';
import { weekdayText } from '../../../domain/text/weekday.ts';
import { useLanguage } from '../../locales/translations.ts';
import { NO_BREAK } from '../common/day-words.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { LinkAct, LinkFrame } from './link-frame.tsx';
import { SummaryFacts } from '../common/summary-facts.tsx';

/** An offer to buy with all its binding terms and its state today; a draft can be confirmed. */
export function LinkOffer({ body, shown }: { readonly body: LinkBody; readonly shown: OfferShown }) {
  const { t } = useTranslation('link');
  const language = useLanguage();
  const { state, advance, confirmedAt, counter, decidedOn } = shown;
  const texts = state === 'lapsed' && counter ? 'lapsedCounter' : state;
  const until = weekdayText(shown.validUntil, language);
  const last = counter?.validUntil ?? shown.validUntil;
  const places = {
    day: dayText(confirmedAt && state !== 'lapsed' ? confirmedAt.day : last, NO_BREAK),
    time: confirmedAt?.time ?? '',
    amount: withNonBreakingSpaces(formatEuro(counter?.amount ?? shown.amount)),
    on: dayText(decidedOn ?? '', NO_BREAK),
    until: dayText(last, NO_BREAK),
  };
  return (
    <LinkFrame
      title={t(`offer.${texts}.title`)}
      text={t(`offer.${texts}.text`, places)}
      good={state === 'confirmed' || state === 'accepted'}
      subject={shown.subject}
    >
      <SummaryFacts
        facts={[
          [t('offer.asked'), counter ? <strong key="asked">{places.amount}</strong> : undefined],
          [
            t('offer.askedUntil'),
            counter ? (
              <time key="askedUntil" dateTime={last}>
                {weekdayText(last, language)}
              </time>
            ) : undefined,
          ],
          [t('offer.buyer'), shown.buyer],
          [t('offer.address'), shown.address],
          [t('offer.amount'), <strong key="amount">{withNonBreakingSpaces(formatEuro(shown.amount))}</strong>],
          [
            t('offer.validUntil'),
            <time key="until" dateTime={shown.validUntil}>
              {until}
            </time>,
          ],
          [t('offer.credit'), t(shown.subjectToCredit ? 'offer.yes' : 'offer.no')],
          [t('offer.remark'), shown.remark],
          [
            t('offer.advance'),
            t('offer.advanceText', {
              percent: advance.percent,
              amount: withNonBreakingSpaces(formatEuro(advance.amount)),
              account: withNonBreakingSpaces(advance.account),
            }),
          ],
          [t('offer.reference'), shown.reference],
        ]}
      />
      {state === 'countered' ? <p className="link-note">{t('offer.countered.answer')}</p> : null}
      {state === 'draft' ? (
        <>
          <p className="link-note">{t('offer.draft.binding')}</p>
          <div className="link-acts">
            <LinkAct body={body} name={t('offer.draft.button')} />
          </div>
          <p className="form-privacy">{t('offer.draft.wrong')}</p>
        </>
      ) : null}
    </LinkFrame>
  );
}
