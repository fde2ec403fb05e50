/** The push services of the browsers that there are. The shop sends to no other address, whatever a browser names. */
const SERVICES =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname)
}
