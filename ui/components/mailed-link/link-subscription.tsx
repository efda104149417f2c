import { useTranslation } from 'react-i18next';
import type { LinkBody, SubscriptionShown } from '../../../application/link/link-shown.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { dayText } from '../../../domain/text/day.ts';
import { useFilterWords } from '../search/filter-words.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { LinkAct, LinkFrame } from './link-frame.tsx';
import { SummaryFacts } from '../common/summary-facts.tsx';

/** State of a subscription as this page presents it. */
function stateOf({ link, done }: LinkBody, { confirmed, paused }: SubscriptionShown) {
  if (link === 'end-subscription') return 'end';
  if (paused) return 'paused';
  if (link === 'pause-alert') return done ? 'resumed' : 'pause';
  return confirmed ? 'confirmed' : 'confirm';
}

/** A search alert or newsletter: to confirm, active, paused, or about to end. */
export function LinkSubscription({ body, shown }: { readonly body: LinkBody; readonly shown: SubscriptionShown }) {
  const { t } = useTranslation('link');
  const { of, wish, paused, changeHref, pauseHref, endHref } = shown;
  const state = stateOf(body, shown);
  const ending = state === 'end';
  const pausing = body.link === 'pause-alert';
  const words = `subscription.${of}.${state}`;
  const good = state === 'confirmed' || state === 'resumed' || (pausing && paused && body.done);
  return (
    <LinkFrame title={t(`${words}.title`)} text={t(`${words}.text`)} good={good}>
      {ending && paused ? <p className="link-note">{t('subscription.alert.paused.note')}</p> : null}
      {wish ? <Wish wish={wish} /> : null}
      <div className="link-acts">
        {pausing ? <PauseAct body={body} paused={paused} /> : null}
        {ending || state === 'confirm' ? <LinkAct body={body} name={t(`${words}.button`)} /> : null}
        {/* Plain links: pages behind a signed token can only be loaded as documents. */}
        {changeHref ? <a href={changeHref}>{t('subscription.alert.change')}</a> : null}
        {pauseHref && !pausing ? <PauseLink href={pauseHref} paused={paused} instead={ending} /> : null}
        {endHref && !ending ? <a href={endHref}>{t(`subscription.${of}.end.link`)}</a> : null}
      </div>
    </LinkFrame>
  );
}

/** Button that pauses an active search alert or resumes a paused one. */
function PauseAct({ body, paused }: { readonly body: LinkBody; readonly paused: boolean }) {
  const { t } = useTranslation('link');
  return paused ? (
    <LinkAct body={body} name={t('subscription.alert.paused.button')} act="resume" />
  ) : (
    <LinkAct body={body} name={t('subscription.alert.pause.button')} act="pause" quiet={body.done} />
  );
}

/** Link to the page that pauses or resumes a search alert; `instead`: offered as the alternative to ending it. */
export function PauseLink({
  href,
  paused,
  instead,
}: {
  readonly href: string;
  readonly paused: boolean;
  readonly instead: boolean;
}) {
  const { t } = useTranslation('link');
  const word = paused ? 'paused.button' : instead ? 'pause.link' : 'pause.button';
  return <a href={href}>{t(`subscription.alert.${word}`)}</a>;
}

function Wish({ wish }: { readonly wish: NonNullable<SubscriptionShown['wish']> }) {
  const { t } = useTranslation('link');
  const filterWords = useFilterWords();
  const { goal, types, zones, budget, bedrooms, criteria = [], period } = wish;
  return (
    <section aria-labelledby="wish">
      <h2 id="wish">{t('wish.title')}</h2>
      <SummaryFacts
        facts={[
          [t('wish.goal'), t(`wish.goals.${goal}`)],
          [t('wish.types'), types.join(', ')],
          [t('wish.zones'), zones.join(', ')],
          [t('wish.budget'), budget === undefined ? undefined : withNonBreakingSpaces(formatEuro(budget))],
          [t('wish.bedrooms'), bedrooms],
          [t('wish.criteria'), criteria.map(filterWords).join(', ')],
          [t('wish.period'), period && t('wish.days', { from: dayText(period.from), to: dayText(period.until) })],
        ]}
      />
    </section>
  );
}
