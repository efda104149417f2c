import pageStyles from '../../styles/property-page.css?url';
import panelStyles from '../../styles/panels.css?url';

/** Address of the style sheet of property pages and of the favourites page, which shows the same calculator and expandable sections. */
export const PAGE_STYLE: string = pageStyles;
/** Addresses of the style sheets that only properties' pages need. */
export const STYLES: readonly string[] = [pageStyles, panelStyles];
