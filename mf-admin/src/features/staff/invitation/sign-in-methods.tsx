import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { hasPasskeys } from '../../../data/staff/has-passkeys'

interface Props {
  token: string
  onJoined: (session: AdminSession) => void
  onType: () => void
}

/** Offers a passkey first, because it is quicker and safer than a password. */
export function SignInMethods({ token, onJoined, onType }: Props) {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handlePress() {
    setIsBusy(true)
    setProblem(undefined)
    const { session, problem } = await import(/* webpackChunkName: "join-by-passkey" */ './join-by-passkey')
      .then(({ joinByPasskey }) => joinByPasskey(dispatch, token))
      .catch(() => ({ session: undefined, problem: 'Check your connection and try again.' }))
    setIsBusy(false)
    setProblem(problem)
    if (session) onJoined(session)
  }

  return (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {hasPasskeys() && (
        <>
          <p>
            A passkey lets you sign in with your fingerprint, face or screen lock. There’s nothing to
            remember.
          </p>
          <Button block size="lg" busy={isBusy} onClick={handlePress}>
            Set up a passkey
          </Button>
        </>
      )}
      <Button variant={hasPasskeys() ? 'quiet' : 'primary'} block onClick={onType}>
        Set up a password and authenticator app
      </Button>
    </>
  )
}
