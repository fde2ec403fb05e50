import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { closeShape } from 'design-system/icon/shapes'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { User } from 'shared-contracts/customers/customer'
import { useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { fillsInPasskeys, hasPasskeys } from '../../data/passkeys/browser-passkeys'
import { rememberOffer } from '../../data/passkeys/offer-memory'
import styles from './passkey-sign-in.module.css'
import type { SignedIn } from './sign-in-with-passkey'

/** A separate chunk: most customers type a password. */
const loadSignIn = () => import(/* webpackChunkName: "passkey-sign-in" */ './sign-in-with-passkey')

/** Support never changes, so there is nothing to subscribe to. */
const subscribe = () => () => {}

/** A passkey button beside the password form. It also starts autofill where the browser supports it. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const t = useText()
  // The server assumes support, because nearly every browser has it.
  const isPossible = useSyncExternalStore(subscribe, hasPasskeys, () => true)
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Counts attempts that did not log in. Autofill, which ends when a dialog opens, restarts after each of them.
  const [dialogs, setDialogs] = useState(0)
  const isAsking = useRef(false)

  function finish({ user, problem }: SignedIn) {
    setProblem(problem)
    if (!user) return setDialogs((count) => count + 1)
    rememberOffer()
    onSignedIn(user)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: autofill restarts only when a dialog has closed
  useEffect(() => {
    let isOver = false
    const autofill = fillsInPasskeys().then(async (isPossible) => {
      if (!isPossible || isOver) return undefined
      const signIn = await loadSignIn()
      if (!isOver)
        signIn
          .signInByAutofill(dispatch, t, () => !isOver && !isAsking.current)
          .then((answer) => {
            if (!isOver && (answer.user || answer.problem)) finish(answer)
          })
      return signIn
    })
    // If the chunk fails to load, there is no autofill; pressing the button then reports the failure.
    autofill.catch(() => undefined)
    return () => {
      isOver = true
      autofill.then((signIn) => signIn?.stopSignIn()).catch(() => undefined)
    }
  }, [dialogs])

  async function handlePress() {
    isAsking.current = true
    setIsBusy(true)
    setProblem(undefined)
    const answer = await loadSignIn()
      .then(({ signInWithPasskey }) => signInWithPasskey(dispatch, t))
      .catch(() => ({ problem: t('Login failed. Try again.') }))
    isAsking.current = false
    setIsBusy(false)
    finish(answer)
  }

  if (!isPossible) return null
  return (
    <div className={`${styles.way} with-script`}>
      {problem && (
        <Alert tone="bad" mark={closeShape}>
          {problem}
        </Alert>
      )}
      <Button variant="quiet" size="sm" block busy={isBusy} onClick={handlePress}>
        {t('Sign in with a passkey')}
      </Button>
    </div>
  )
}
