/** Where the page of the map's frame stands, on every host of the site. */
export const MAP_FRAME_ADDRESS = '/map.html';

/** The frame's page with the style sheet that has the site's colours, by its address: before the script, which reads them there. */
export function inColours(page: string, style: string): string {
  return page.replace('</title>', `</title>\n<link rel="stylesheet" href="${style}">`);
}
