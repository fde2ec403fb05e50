/**
 * Whether a request was sent to the admin's own host.
 * @param adminOrigin ADMIN_ORIGIN; without it the admin has the shop's host, and no other
 * @param host as the browser names it, such as 'admin.example.com'
 */
export function isAdminHost(adminOrigin: string | undefined, host: string | undefined): boolean {
  return adminOrigin !== undefined && host?.toLowerCase() === new URL(adminOrigin).host
}
