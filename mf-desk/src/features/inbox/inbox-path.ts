import type { MessageState } from 'shared-contracts/domain/desk/inbox/inbox-schema'
import { deskPaths } from '../../data/places/desk-paths'

/** @param after the ticket after which a part begins */
export function inboxPath(state: MessageState, after?: string): string {
  const query = new URLSearchParams({ ...(state !== 'new' && { state }), ...(after && { after }) }).toString()
  return query === '' ? deskPaths.inbox : `${deskPaths.inbox}?${query}`
}
