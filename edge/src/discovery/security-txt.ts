/** RFC 9116 wants a date less than a year away. */
const VALID_DAYS = 180
const DAY_MS = 24 * 3_600_000

/**
 * Tells who finds a hole where to report it (RFC 9116).
 * @param contact such as 'mailto:security@shop.example'
 * @param origin where the public finds the shop
 */
export function securityTxt(contact: string, origin: string, now: Date): string {
  // From midnight, so that it is the same all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
