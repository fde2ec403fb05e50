import { buttonLook } from '../src/button/button-look'
import { EmptyState } from '../src/empty-state/empty-state'
import type { Entry } from './frame/entry'

export const emptyStateEntry: Entry = {
  title: 'Empty state',
  states: {
    'With a line and an action': (
      <EmptyState
        title="YOUR SHOPPING CART IS EMPTY"
        level={3}
        action={
          <a href="/" {...buttonLook()}>
            SHOP NOW
          </a>
        }
      >
        Hey, it feels so light!
      </EmptyState>
    ),
    'A heading alone': <EmptyState title="No orders found." level={3} />,
  },
}
