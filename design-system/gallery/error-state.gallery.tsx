import { ErrorState } from '../src/error-state/error-state'
import type { Entry } from './frame/entry'

export const errorStateEntry: Entry = {
  title: 'Error state',
  states: {
    'With a way to try again': (
      <ErrorState title="Payment Failed" level={3} onRetry={() => {}}>
        Error: Invalid transaction ID
      </ErrorState>
    ),
    'Without one': (
      <ErrorState title="This product can't be shown just now" level={3}>
        The rest of the shop is open.
      </ErrorState>
    ),
  },
}
