import { lateCode } from 'design-system/late/late-code'
import { OptionalLate } from 'design-system/late/optional-late'
import { useEffect } from 'react'
import type { User } from 'shared-contracts/customers/customer'
import { loggedIn, sessionExpired, useAppDispatch } from 'shared-contracts/store'
import { useMfAccountGetEmailQuery } from '../../data/email-state-api'

// A separate chunk: most customers have confirmed their address.
const unconfirmed = lateCode(() => import(/* webpackChunkName: "unconfirmed-email" */ './unconfirmed-email'))

/** Shows a notice while the customer's address is unconfirmed. */
export function EmailState({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const { data: email } = useMfAccountGetEmailQuery()

  // A link opened in another browser may have changed the address.
  useEffect(() => {
    if (email && email.address !== user.email) dispatch(loggedIn({ ...user, email: email.address }))
    // The server has ended this customer's session.
    if (email === null) dispatch(sessionExpired())
  }, [email, user, dispatch])

  if (!email || email.isConfirmed) return null
  return (
    <OptionalLate code={unconfirmed}>
      {({ UnconfirmedEmail }) => <UnconfirmedEmail address={email.address} />}
    </OptionalLate>
  )
}
