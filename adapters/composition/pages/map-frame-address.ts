/** Path of the map frame's page, on every host of the site. */
export const MAP_FRAME_ADDRESS = '/map.html';

/** Adds the style sheet at `style`, which has the site's colours, to the frame's page; before the script, which reads them. */
export function inColours(page: string, style: string): string {
  return page.replace('</title>', `</title>\n<link rel="stylesheet" href="${style}">`);
}
