import { hasCode } from './error-code'

/** Codes of Node and PostgreSQL (classes 08 and 57P) for a server that is unreachable, starting or stopping. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\w{3})$/
/** `pg`'s messages for a closed connection, which have no code. */
const ENDED =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if the database was unreachable, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, AWAY) || hasEnded(error)
}

function hasEnded(error: unknown): boolean {
  return error instanceof Error && (ENDED.test(error.message) || hasEnded(error.cause))
}
