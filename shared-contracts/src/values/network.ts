const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

export function isLoopback(ip: string): boolean {
  return LOOPBACK.includes(ip)
}

/** Returns the network of an internet connection: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function toNetwork(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
