import { memo, Suspense, use } from 'react';
import { type Loaded, loadPanels, type Panel, panelsThere } from './panels.tsx';

type Part = 'inside' | 'figures' | 'story';

let coming: Promise<Loaded> | undefined;

/**
 * Panels of a property: `inside` has its rooms, `figures` the numbers of an investment or a viager, `story` the changes of its price. The
 * server's HTML, which works without script, stays in place until the component is loaded.
 */
export const Panels = memo(function Panels({ panel, part }: { readonly panel: Panel; readonly part: Part }) {
  const { inside, investment, viager, priceStory } = panel;
  const shown = { inside, figures: investment ?? viager, story: priceStory }[part];
  if (!shown) return null;
  return (
    <Suspense fallback={<section className="property-section" />}>
      <Drawn panel={panel} part={part} />
    </Suspense>
  );
});

function Drawn({ panel, part }: { readonly panel: Panel; readonly part: Part }) {
  const there = panelsThere() ?? use((coming ??= loadPanels()));
  const { Inside, InvestmentPanel, ViagerPanel, PriceStory, STYLES } = there;
  return (
    <>
      <link rel="stylesheet" href={STYLES} />
      {part === 'inside' && panel.inside ? <Inside view={panel.inside} /> : null}
      {part === 'figures' && panel.investment ? <InvestmentPanel view={panel.investment} /> : null}
      {part === 'figures' && panel.viager ? <ViagerPanel view={panel.viager} /> : null}
      {part === 'story' && panel.priceStory ? <PriceStory story={panel.priceStory} card={panel.card} /> : null}
    </>
  );
}
