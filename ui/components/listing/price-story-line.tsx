import { useTranslation } from 'react-i18next';
import type { PriceStoryView } from '../../../application/view/price-story-view.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';

/** One line for display beside the price: how much it was reduced, else how many days the property has been online. */
export function PriceStoryLine({ story }: { readonly story: PriceStoryView }) {
  const { t } = useTranslation('property');
  const { reduction, first, steps, daysOnline, knownSince } = story;
  const last = steps.at(-1);
  const online =
    daysOnline === undefined
      ? undefined
      : daysOnline === 0
        ? t('story.onlineToday')
        : t('story.onlineFor', { count: daysOnline });
  const line = () => {
    if (reduction)
      return t('story.reduced', {
        amount: withNonBreakingSpaces(reduction.by),
        day: withNonBreakingSpaces(reduction.on.words),
      });
    if (first === undefined) return online;
    const day = withNonBreakingSpaces((last?.on ?? knownSince).words);
    if (online === undefined) return t(last ? 'story.changedOn' : 'story.unchangedSince', { day });
    return `${online}, ${last ? t('story.changed', { day }) : t('story.unchanged')}`;
  };
  return <p className={reduction ? 'reduced-by' : 'listing-card-costs'}>{line()}</p>;
}
