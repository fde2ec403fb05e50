import { hasCode } from './error-code'

/** Node's codes for a server that is not there, and PostgreSQL's for one that goes or comes (class 57P). */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/
/** What `pg` says of a connection that ended; it has no codes for these. */
const ENDED =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database could not be asked, so that the same again may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, AWAY) || hasEnded(error)
}

function hasEnded(error: unknown): boolean {
  return error instanceof Error && (ENDED.test(error.message) || hasEnded(error.cause))
}
