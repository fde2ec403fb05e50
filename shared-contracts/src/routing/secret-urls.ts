/** Ends of links in mails and of pay links: whoever knows one can use it. */
const SECRET_END = /\/(reset-password|unsubscribe|confirm|pay)\/[^/?]+/i

/** An address as a log may hold it: without its query and without a link's secret end. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}
