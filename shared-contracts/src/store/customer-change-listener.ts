import { api } from '../http/api'
import type { StartListening } from './listening'

/** What the server told one customer is forgotten before another, in whatever tab, can see it. */
export function addCustomerChange(startListening: StartListening): void {
  startListening({
    predicate: (_, { session }, before) =>
      before.session.user !== null && before.session.user.id !== session.user?.id,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Orders', 'Addresses']))
    },
  })
}
