const HOUR_MS = 3_600_000

/** What a message to the shop is called, in mails and in the admin: 'T-1042'. */
export const formatTicket = (id: number) => `T-${id}`

/** The message that a ticket names; undefined where it is no ticket. */
export function parseTicket(ticket: string): number | undefined {
  const [, digits] = /^T-(\d{1,15})$/.exec(ticket) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** When a message must be settled: after one month (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)), counted as 30 days. */
export const computeSettlementDeadline = (sentAt: Date) => new Date(sentAt.getTime() + 30 * 24 * HOUR_MS)
