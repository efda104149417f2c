import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import type { PriceStep, PriceStoryView } from '../../../application/view/price-story-view.ts';
import type { PriceChangeSince } from '../../../domain/listing/seen-price.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { writtenDay } from '../common/written-day.ts';
import { useApp } from '../common/app-context.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { useLive } from '../common/use-live.ts';

/**
 * Price history below the costs: how long the property has been online, the steps of a price that changed, and the change since this
 * browser last showed it.
 */
export const PriceStory = observer(function PriceStory({
  story,
  card,
}: {
  readonly story: PriceStoryView;
  readonly card: ListingCard | Omit<ListingCard, 'picture' | 'href'>;
}) {
  const { t } = useTranslation('property');
  const { first, steps, daysOnline, knownSince, perSquareMetre } = story;
  const online =
    daysOnline === undefined ? undefined : daysOnline === 0 ? t('story.today') : t('story.days', { count: daysOnline });
  const { seenPrices } = useApp();
  const { id, euro, goal } = card;
  useEffect(() => seenPrices.note({ id, euro, goal }, story.today), [seenPrices, id, euro, goal, story.today]);
  // Hydration must render the server's HTML, which is without stored prices. The browser may know them earlier, so they are ignored until
  // hydration ends.
  const live = useLive();
  const changed = live ? seenPrices.sinceEarlierDay(card, story.today) : undefined;
  return (
    <section className="property-section price-story" aria-labelledby="price-story">
      <h2 id="price-story" className={steps.length > 0 || changed ? 'small-heading' : 'visually-hidden'}>
        {t('story.title')}
      </h2>
      {first !== undefined && steps.length > 0 ? <Steps first={first} since={knownSince.words} steps={steps} /> : null}
      <dl className="price-story-facts">
        {first !== undefined && steps.length === 0 ? (
          <>
            <Fact name={t('story.first')} value={withNonBreakingSpaces(first)} />
            <Fact name={t('story.changes')} value={t('story.none')} />
          </>
        ) : null}
        {online === undefined ? null : <Fact name={t('story.online')} value={online} />}
        {perSquareMetre === undefined ? null : (
          <Fact name={t('story.perSquareMetre')} value={withNonBreakingSpaces(perSquareMetre)} />
        )}
      </dl>
      {changed ? <SinceLastLook changed={changed} /> : null}
      <p className="listing-card-place">{t('story.known', { day: withNonBreakingSpaces(knownSince.words) })}</p>
    </section>
  );
});

function Steps({
  first,
  since,
  steps,
}: {
  readonly first: string;
  readonly since: string;
  readonly steps: readonly PriceStep[];
}) {
  const { t } = useTranslation('property');
  return (
    <ol className="price-story-steps">
      <li>
        <span>{t('story.firstStep', { day: withNonBreakingSpaces(since) })}</span>
        <span>{withNonBreakingSpaces(first)}</span>
      </li>
      {steps.map(({ on, price, by, isLower }) => (
        <li key={on.day + price}>
          <span>
            {withNonBreakingSpaces(on.words)} <Difference isLower={isLower} by={by} />
          </span>
          <span>{withNonBreakingSpaces(price)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Change of the price since this browser last showed the property on an earlier day; only the browser stores that. */
function SinceLastLook({ changed: { on, from, to } }: { readonly changed: PriceChangeSince }) {
  const { t } = useTranslation('property');
  const { site } = useApp();
  return (
    <>
      <p>
        <strong>{t('story.sinceLook')}</strong>
      </p>
      <ol className="price-story-steps">
        <li>
          <span>{t('story.seenOn', { day: withNonBreakingSpaces(writtenDay(on, site.language)) })}</span>
          <span>{withNonBreakingSpaces(formatEuro(from))}</span>
        </li>
        <li>
          <span>
            {t('story.now')} <Difference isLower={to < from} by={formatEuro(Math.abs(to - from))} />
          </span>
          <span>{withNonBreakingSpaces(formatEuro(to))}</span>
        </li>
      </ol>
    </>
  );
}

function Difference({ isLower, by }: { readonly isLower: boolean; readonly by: string }) {
  return (
    <span
      className={isLower ? 'reduced-by' : undefined}
    >{`${isLower ? '−' : '+'}\u00a0${withNonBreakingSpaces(by)}`}</span>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
