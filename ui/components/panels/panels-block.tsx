import styles from '../../styles/panels.css?url';

export { PriceStory } from './price-story.tsx';
export { Inside } from './inside.tsx';
export { InvestmentPanel } from './investment-panel.tsx';
export { ViagerPanel } from './viager-panel.tsx';

/** Address of the style sheet of the panels, which no other page needs. */
export const STYLES: string = styles;
