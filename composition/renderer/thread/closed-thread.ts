import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import { Socket } from 'node:net'

/** Globals for communication that a page's code does not need. */
const WAYS_OUT = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'] as const

interface Reachable {
  host: string
  port: number
}

/**
 * Removes from this thread what remotes' code does not need, before any of it runs: the process with its environment
 * and Node's modules, and every connection except to a few origins. Afterwards such code gets from Node only what the
 * shell provides.
 * This is not a security boundary: code in a thread shares its process with the edge, and a vulnerability in Node or V8
 * would let it escape.
 * @param origins such as 'http://127.0.0.1:4000'
 */
export function closeThread(origins: readonly string[]): void {
  const reachable = origins.map(toReachable)
  for (const name of WAYS_OUT)
    if (!Reflect.deleteProperty(globalThis, name))
      throw new Error(`This version of Node does not allow closing ${name} to remotes.`)
  // Libraries read `env.NODE_ENV`.
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) })
  closeConnections(reachable)
  for (const owner of [childProcess, dgram] as Record<string, unknown>[])
    for (const name of Object.keys(owner)) if (typeof owner[name] === 'function') owner[name] = refuse
}

/** All of Node's connections start here, including its own `fetch`. */
function closeConnections(reachable: readonly Reachable[]): void {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...asked: unknown[]): Socket {
    const place = askedPlace(asked)
    if (!reachable.some(({ host, port }) => host === place.host && port === place.port)) return refuse()
    return Reflect.apply(connect, this, asked)
  }
}

function askedPlace(asked: readonly unknown[]): Partial<Reachable> {
  const [first, second] = asked
  // Node itself passes a list that starts with the options.
  const options: unknown = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options !== null) {
    const { host, port, path } = options as { host?: string; port?: number | string; path?: string }
    return path ? {} : { host: host ?? 'localhost', port: Number(port) }
  }
  return { host: typeof second === 'string' ? second : 'localhost', port: Number(options) }
}

function toReachable(origin: string): Reachable {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) }
}

function refuse(): never {
  throw new Error('Code of remotes may only access the api.')
}
