/**
 * How much may be asked for. Per network: at whatever e-mail addresses. Per email: from whatever networks. Per visitor: by
 * one network at one e-mail address.
 */
export interface Limits {
  requestsPerMinute: number
  /** What the edges' renderers may read for pages, all together: many times what a shop in use needs. */
  rendererRequestsPerMinute: number
  /** What agents of one network may ask of UCP and MCP; and those of all networks together. */
  agentRequestsPerMinute: number
  allAgentsRequestsPerMinute: number
  /** Failed logins, and mails asked for, by one network at one e-mail address in 15 minutes. */
  attemptsPerVisitor: number
  /** Failed logins at one e-mail address in 15 minutes, before further ones are slowed. */
  wrongLoginsPerEmail: number
  /**
   * Failed logins by one network in 15 minutes, at whatever addresses, before further ones are slowed. Phone companies in
   * India put thousands of phones behind one address.
   */
  wrongLoginsPerNetwork: number
  /** Mails that strangers may have sent to one e-mail address in a day, of all kinds together. */
  mailsPerEmail: number
  /** Mails of each kind that one network may cause in 15 minutes. Many homes can share one address. */
  mailsPerNetwork: number
  /**
   * Payments without an order that one network may begin in 15 minutes. Nobody has to log in for them, and the gateway is
   * asked dozens of times about each. A payer begins one or two, but mobile networks in India put thousands of phones
   * behind one address.
   */
  paymentsPerNetwork: number
  /** Passkeys of one network that may be refused in 15 minutes. None can be guessed: this bounds the work. */
  passkeysPerNetwork: number
  /** Whether this machine's own requests count, such as those of a load test. */
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
  passkeysPerNetwork: 100,
  countsLoopback: false,
}

export const ATTEMPTS_WINDOW_MS = 15 * 60_000
export const MAILBOX_WINDOW_MS = 24 * 60 * 60_000
