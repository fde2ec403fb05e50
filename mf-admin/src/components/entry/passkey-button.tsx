import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import type { Purpose } from '../../data/staff/entry-api'

interface Props {
  purpose: Purpose
  children: string
  onAuthenticated: (session: AdminSession) => void
}

/** Signs in or re-authenticates with a passkey: one tap, and the device asks for a fingerprint or face. */
export function PasskeyButton({ purpose, children, onAuthenticated }: Props) {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handlePress() {
    setIsBusy(true)
    setProblem(undefined)
    const { session, problem } = await import(
      /* webpackChunkName: "passkey" */ '../../data/staff/authenticate-by-passkey'
    )
      .then(({ authenticateByPasskey }) => authenticateByPasskey(dispatch, purpose))
      .catch(() => ({ session: undefined, problem: 'Check your connection and try again.' }))
    setIsBusy(false)
    setProblem(problem)
    if (session) onAuthenticated(session)
  }

  return (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Button block size="lg" busy={isBusy} onClick={handlePress}>
        {children}
      </Button>
    </>
  )
}
