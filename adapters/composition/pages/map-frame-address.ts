/** Path of the map frame's page, on every host of the site. */
export const MAP_FRAME_ADDRESS = '/map.html';

/** Adds the style sheet at `style` to the frame's page, before the script, which reads the site's colours from it. */
export function inColours(page: string, style: string): string {
  return page.replace('</title>', `</title>\n<link rel="stylesheet" href="${style}">`);
}
