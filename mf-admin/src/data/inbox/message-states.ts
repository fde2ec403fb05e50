import type { MessageState } from 'shared-contracts/domain/admin/inbox/inbox-schema'

/** In the order in which a message goes through them. */
export const messageStates = ['new', 'answered', 'closed'] as const satisfies readonly MessageState[]
