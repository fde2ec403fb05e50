import type { MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { adminPaths } from '../../../data/places/admin-paths'

/** @param after the last ticket of the previous page */
export function inboxPath(state: MessageState, after?: string): string {
  const query = new URLSearchParams({ ...(state !== 'new' && { state }), ...(after && { after }) }).toString()
  return query === '' ? adminPaths.inbox : `${adminPaths.inbox}?${query}`
}
