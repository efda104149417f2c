/** Address to which the portal's pages post a logout. */
export const LOGOUT_ADDRESS = '/api/owner/logout';
/** Address at which the portal's pages query (GET) and extend (POST) the session. */
export const SESSION_ADDRESS = '/api/owner/session';
