/** Limits on requests, and on costly or guessable calls such as logins, mails and payments. */
export interface Limits {
  requestsPerMinute: number
  /** Requests by the renderers of all edges together; many times what a busy shop needs. */
  rendererRequestsPerMinute: number
  /** Requests per minute to UCP and MCP by one network's agents, and by all agents together. */
  agentRequestsPerMinute: number
  allAgentsRequestsPerMinute: number
  /** Failed logins, contact messages and requested mails from one network for one address in 15 minutes. */
  attemptsPerVisitor: number
  /** Failed logins for one email address in 15 minutes, from any network, before further ones are throttled. */
  wrongLoginsPerEmail: number
  /**
   * Failed logins from one network in 15 minutes, for any address, before further ones are throttled. Phone
   * companies in India put thousands of phones behind one address.
   */
  wrongLoginsPerNetwork: number
  /** Mails of all kinds that strangers can have sent to one email address in a day. */
  mailsPerEmail: number
  /** Mails of each kind that one network may cause in 15 minutes. Many homes can share one address. */
  mailsPerNetwork: number
  /**
   * Payments without an order that one network may start in 15 minutes. They need no login and cost dozens of
   * polls each. A payer starts one or two, but Indian networks put thousands of phones behind one address.
   */
  paymentsPerNetwork: number
  /** Reviews, their photos, votes and reports by one customer in 15 minutes. */
  reviewCallsPerCustomer: number
  /** Refused passkeys from one network in 15 minutes. They cannot be guessed, so this only limits the work. */
  passkeysPerNetwork: number
  /** Discount codes that one network may guess wrong in 15 minutes. */
  codesPerNetwork: number
  /** True if requests from this machine are limited too, such as those of a load test. */
  countsLoopback: boolean
}

export const defaultLimits: Limits = {
  requestsPerMinute: 1200,
  rendererRequestsPerMinute: 30_000,
  agentRequestsPerMinute: 120,
  allAgentsRequestsPerMinute: 1200,
  attemptsPerVisitor: 10,
  wrongLoginsPerEmail: 100,
  wrongLoginsPerNetwork: 100,
  mailsPerEmail: 20,
  mailsPerNetwork: 30,
  paymentsPerNetwork: 30,
  reviewCallsPerCustomer: 60,
  passkeysPerNetwork: 100,
  codesPerNetwork: 100,
  countsLoopback: false,
}

export const ATTEMPTS_WINDOW_MS = 15 * 60_000
export const MAILBOX_WINDOW_MS = 24 * 60 * 60_000
