/**
 * Whether a request was sent to the desk's own host.
 * @param deskOrigin DESK_ORIGIN; without it the desk has the shop's host, and no other
 * @param host as the browser names it, such as 'desk.example.com'
 */
export function isDeskHost(deskOrigin: string | undefined, host: string | undefined): boolean {
  return deskOrigin !== undefined && host?.toLowerCase() === new URL(deskOrigin).host
}
