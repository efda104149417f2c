import { useTranslation } from 'react-i18next';
import type { LinkBody, SubscriptionShown } from '../../application/link/link-shown.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { dayText } from '../../domain/text/day.ts';
import { useFilterWords } from './filter-words.ts';
import { firm } from './grouped.ts';
import { LinkAct, LinkFacts, LinkFrame } from './link-frame.tsx';

/** An alert or newsletter: to be confirmed, at work, or about to end. */
export function LinkSubscription({ body, shown }: { readonly body: LinkBody; readonly shown: SubscriptionShown }) {
  const { t } = useTranslation('link');
  const { of, wish, confirmed, changeHref, endHref } = shown;
  const ending = body.link === 'end-subscription';
  const state = ending ? 'end' : confirmed ? 'confirmed' : 'confirm';
  const words = `subscription.${of}.${state}`;
  return (
    <LinkFrame title={t(`${words}.title`)} text={t(`${words}.text`)} good={state === 'confirmed'}>
      {wish ? <Wish wish={wish} /> : null}
      <div className="link-acts">
        {state === 'confirmed' ? null : <LinkAct body={body} name={t(`${words}.button`)} />}
        {/* Other pages behind a secret are the server's to open. */}
        {changeHref ? <a href={changeHref}>{t('subscription.alert.change')}</a> : null}
        {endHref && !ending ? <a href={endHref}>{t(`subscription.${of}.end.link`)}</a> : null}
      </div>
    </LinkFrame>
  );
}

function Wish({ wish }: { readonly wish: NonNullable<SubscriptionShown['wish']> }) {
  const { t } = useTranslation('link');
  const told = useFilterWords();
  const { goal, types, zones, budget, bedrooms, criteria = [], period } = wish;
  return (
    <section aria-labelledby="wish">
      <h2 id="wish">{t('wish.title')}</h2>
      <LinkFacts
        facts={[
          [t('wish.goal'), t(`wish.goals.${goal}`)],
          [t('wish.types'), types.join(', ')],
          [t('wish.zones'), zones.join(', ')],
          [t('wish.budget'), budget === undefined ? undefined : firm(formatEuro(budget))],
          [t('wish.bedrooms'), bedrooms],
          [t('wish.criteria'), criteria.map(told).join(', ')],
          [t('wish.period'), period && t('wish.days', { from: dayText(period.from), to: dayText(period.until) })],
        ]}
      />
    </section>
  );
}
