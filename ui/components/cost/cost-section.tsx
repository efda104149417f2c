import { memo, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../locales/translations.ts';
import { useApp } from '../common/app-context.ts';
import { onceConnected } from '../common/late-block.ts';
import type { CostBriefProps, CostProps } from './cost-props.ts';
import { loadCost, type LoadedCost, loadedCost } from './load-cost.ts';

let coming: Promise<LoadedCost> | undefined;

/**
 * Cost of a property. The server's HTML stays in place, with a working form, until the section comes near the window; then its component is
 * loaded and hydrated. If loading fails, the HTML stays, and loading is tried again once there is a connection.
 */
export const CostSection = memo(function CostSection(props: CostProps) {
  return (
    <Suspense fallback={<section id="cost" />}>
      <Cost {...props} />
    </Suspense>
  );
});

/**
 * The totals of the cost calculation, beside the price. Before the component of the calculation is loaded, nothing can change the totals.
 */
export const CostBrief = memo(function CostBrief(props: CostBriefProps) {
  return (
    <Suspense fallback={null}>
      <Brief {...props} />
    </Suspense>
  );
});

function Cost(props: CostProps) {
  const { CostBlock } = useCost();
  return <CostBlock {...props} />;
}

function Brief(props: CostBriefProps) {
  const { CostTotals } = useCost();
  return <CostTotals {...props} />;
}

/** The components of costs with their texts; suspends until they are loaded. */
export function useCost(): LoadedCost {
  const { i18n } = useTranslation();
  const { site } = useApp();
  const loaded = loadedCost() ?? use((coming ??= near().then(() => onceConnected(() => loadCost(site.language)))));
  if (!i18n.hasResourceBundle(i18n.language, 'cost')) addTexts(i18n, { cost: loaded.words });
  return loaded;
}

/** Resolves when the server-rendered costs are less than one window height away. */
function near(): Promise<void> {
  const section = document.getElementById('cost');
  if (!section) return Promise.resolve();
  return new Promise(resolve => {
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    watch.observe(section);
  });
}
