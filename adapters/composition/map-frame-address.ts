/** Where the page of the map's frame stands, on every host of the site. */
export const MAP_FRAME_ADDRESS = '/map.html';
