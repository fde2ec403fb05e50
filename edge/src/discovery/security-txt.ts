/** RFC 9116 recommends an expiry date less than a year away. */
const VALID_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** Builds security.txt (RFC 9116). @param contact a URL, such as 'mailto:security@shop.example' */
export function securityTxt(contact: string, origin: string, now: Date): string {
  // Counted from midnight, so that the text is the same all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
