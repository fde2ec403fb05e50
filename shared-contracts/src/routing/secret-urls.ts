/** The secret part of links in mails and of payment links: anybody who knows it can use the link. */
const SECRET_END = /\/(reset-password|unsubscribe|confirm|stop|pay)\/[^/?]+/i

/** Returns an address for logging: without its query and without a link's secret part. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}
