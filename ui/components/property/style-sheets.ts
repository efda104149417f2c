import pageStyles from '../../styles/property-page.css?url';
import panelStyles from '../../styles/panels.css?url';

/** Addresses of the style sheets that only properties' pages need. */
export const STYLES: readonly string[] = [pageStyles, panelStyles];
