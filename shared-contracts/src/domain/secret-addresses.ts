/** Links in mails and pay links: whoever has one may do what it is for. */
const SECRET_END = /\/(reset-password|unsubscribe|confirm|pay)\/[^/?]+/i

/** The address as a log may hold it: neither its query nor a link's secret end. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}
