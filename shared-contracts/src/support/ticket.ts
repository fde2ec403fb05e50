const HOUR_MS = 3_600_000

/** Formats the id of a message to the shop, in mails and in the admin: 'T-1042'. */
export const formatTicket = (id: number) => `T-${id}`

/** Parses a ticket into the id of its message; undefined if it is not a ticket. */
export function parseTicket(ticket: string): number | undefined {
  const [, digits] = /^T-(\d{1,15})$/.exec(ticket) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Returns the deadline: one month (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)), counted as 30 days. */
export const computeSettlementDeadline = (sentAt: Date) => new Date(sentAt.getTime() + 30 * 24 * HOUR_MS)
