import { EmptyState } from 'design-system/empty-state/empty-state'
import { LabelFrame } from 'design-system/label-frame/label-frame'

/** Shown if the link lacks its token. */
export function NoInvitation() {
  return (
    <LabelFrame>
      <EmptyState level={2} title="This link is incomplete">
        Open the full link from your invitation email, or ask the owner for a new one.
      </EmptyState>
    </LabelFrame>
  )
}
