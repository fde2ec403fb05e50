/** @param adminOrigin undefined if the admin shares the shop's host @param host such as 'admin.example.com' */
export function isAdminHost(adminOrigin: string | undefined, host: string | undefined): boolean {
  return adminOrigin !== undefined && host?.toLowerCase() === new URL(adminOrigin).host
}
