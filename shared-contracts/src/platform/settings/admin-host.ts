/**
 * True if a request was sent to the admin's own host.
 * @param adminOrigin ADMIN_ORIGIN; without it the admin shares the shop's host
 * @param host as the browser sends it, such as 'admin.example.com'
 */
export function isAdminHost(adminOrigin: string | undefined, host: string | undefined): boolean {
  return adminOrigin !== undefined && host?.toLowerCase() === new URL(adminOrigin).host
}
