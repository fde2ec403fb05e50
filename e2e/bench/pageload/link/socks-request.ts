/** Where a SOCKS5 client wants to be connected to. */
export interface SocksRequest {
  host: string
  port: number
  /** The request's length in bytes: what follows is the client's own. */
  length: number
}

const IPV4 = 1
const NAME = 3
const IPV6_LOOPBACK = '::1'

/** Reads a connect request (RFC 1928, point 4), or undefined while it is not complete. */
export function readSocksRequest(bytes: Buffer): SocksRequest | undefined {
  const kind = bytes[3]
  const nameLength = bytes[4]
  if (kind === undefined || nameLength === undefined) return undefined
  let addressEnd = 20
  if (kind === NAME) addressEnd = 5 + nameLength
  else if (kind === IPV4) addressEnd = 8
  if (bytes.length < addressEnd + 2) return undefined
  return {
    host: hostIn(bytes, kind, addressEnd),
    port: bytes.readUInt16BE(addressEnd),
    length: addressEnd + 2,
  }
}

function hostIn(bytes: Buffer, kind: number, addressEnd: number): string {
  if (kind === NAME) return bytes.toString('latin1', 5, addressEnd)
  if (kind === IPV4) return [...bytes.subarray(4, addressEnd)].join('.')
  const isLoopback = bytes.subarray(4, 19).every((byte) => byte === 0) && bytes[19] === 1
  return isLoopback ? IPV6_LOOPBACK : 'another IPv6 address'
}

/** Nothing but this machine is measured. */
export function isLoopback(host: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|localhost|([\w-]+\.)+localhost|::1)$/.test(host)
}
