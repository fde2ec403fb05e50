/** How long a browser stays signed in, unless it logs out. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
