/** The button of mails to owners that leads to the admin's list of staff. @param adminOrigin of the admin's host */
export const staffLink = (adminOrigin: string) =>
  ({ button: 'OPEN STAFF', href: `${adminOrigin}/admin/people` }) as const
