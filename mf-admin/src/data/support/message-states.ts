import type { MessageState } from 'shared-contracts/support/admin/inbox-schema'

/** The states, in the order in which a message passes through them. */
export const messageStates = ['new', 'answered', 'closed'] as const satisfies readonly MessageState[]
