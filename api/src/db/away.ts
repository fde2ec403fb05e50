/** Node's codes for a server that is not there, and PostgreSQL's for one that goes or comes (class 57P). */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/
/** What `pg` says of a connection that ended; it has no codes for these. */
const ENDED =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database could not be asked, so that the same again may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && AWAY.test(String(error.code))) return true
  return ENDED.test(error.message) || isDatabaseAway(error.cause)
}
