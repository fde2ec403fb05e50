/** Secret parts of links in mails and of pay links: anybody who knows one can use it. */
const SECRET_END = /\/(reset-password|unsubscribe|confirm|pay)\/[^/?]+/i

/** Returns an address for logging: without its query and without a link's secret part. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}
