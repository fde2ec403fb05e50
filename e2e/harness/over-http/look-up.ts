import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Finds a host's address. Every name below `localhost` is this machine, as in browsers; not all resolvers know that. */
export const lookUp: LookupFunction = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, done)
