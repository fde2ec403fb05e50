import type { UcpVersion } from 'shared-contracts/routing/agent-paths'
import type { Capability } from './capabilities'
import type { Envelope, Failure, Message } from './response-schema'

/** The UCP release of a response, and the shop's public origin. */
export interface Spoken {
  version: UcpVersion
  origin: string
}

export function envelope(
  { version }: Spoken,
  capability: Capability,
  status: Envelope['status'] = 'success',
) {
  return { version, status, capabilities: { [capability]: [{ version }] } } satisfies Envelope
}

export function failure(spoken: Spoken, capability: Capability, messages: Message[]): Failure {
  return { ucp: envelope(spoken, capability, 'error'), messages, continue_url: `${spoken.origin}/` }
}

/** Omits the field if there are no messages. */
export function withMessages(messages: Message[]): { messages?: Message[] } {
  return messages.length > 0 ? { messages } : {}
}
