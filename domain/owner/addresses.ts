/** Where every page of the portal sends who logs out. */
export const LOGOUT_ADDRESS = '/api/owner/logout';
/** Where the portal's pages ask how long the login lasts (GET), and make it last (POST). */
export const SESSION_ADDRESS = '/api/owner/session';
