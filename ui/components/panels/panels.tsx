import { memo, Suspense, use } from 'react';
import type { PropertyBody } from '../../../application/browse/property-body.ts';

type Loaded = typeof import('./panels-block.tsx');
type Part = 'inside' | 'figures';
type Panel = Pick<PropertyBody, 'inside' | 'investment' | 'viager'>;

let loaded: Loaded | undefined;
let coming: Promise<Loaded> | undefined;

/** Whether a property has a panel. `hasPanels({ inside: undefined, investment: undefined, viager: undefined })` → `false` */
export function hasPanels({ inside, investment, viager }: Panel): boolean {
  return inside !== undefined || investment !== undefined || viager !== undefined;
}

/** Loads the panels and, in a browser, their style sheet; call before a page with panels is rendered there. */
export async function loadPanels(): Promise<Loaded> {
  if (loaded) return loaded;
  const block = await import('./panels-block.tsx');
  if (typeof document !== 'undefined') await withStyles(block.PANEL_STYLES);
  loaded = block;
  return block;
}

/** Resolves when the style sheet is there; a page without it is plain, but complete. */
function withStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise(resolve => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/**
 * Panels of a property: `inside` has its rooms, `figures` what is told of an investment or a viager. The server's HTML, which works without
 * script, stays in place until the component is loaded.
 */
export const Panels = memo(function Panels({ panel, part }: { readonly panel: Panel; readonly part: Part }) {
  const shown = part === 'inside' ? panel.inside !== undefined : hasPanels({ ...panel, inside: undefined });
  if (!shown) return null;
  return (
    <Suspense fallback={<section className="property-section" />}>
      <Drawn panel={panel} part={part} />
    </Suspense>
  );
});

function Drawn({ panel, part }: { readonly panel: Panel; readonly part: Part }) {
  if (!loaded) coming ??= loadPanels();
  const { Inside, InvestmentPanel, ViagerPanel, PANEL_STYLES } = loaded ?? use(coming ?? new Promise<Loaded>(() => {}));
  return (
    <>
      <link rel="stylesheet" href={PANEL_STYLES} />
      {part === 'inside' && panel.inside ? <Inside view={panel.inside} /> : null}
      {part === 'figures' && panel.investment ? <InvestmentPanel view={panel.investment} /> : null}
      {part === 'figures' && panel.viager ? <ViagerPanel view={panel.viager} /> : null}
    </>
  );
}
