/** The button in owners' mails that opens the list of staff. @param adminOrigin the admin's origin */
export const staffLink = (adminOrigin: string) =>
  ({ button: 'OPEN STAFF', href: `${adminOrigin}/admin/people` }) as const
