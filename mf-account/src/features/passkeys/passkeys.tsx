import { Alert } from 'design-system/alert/alert'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { useState } from 'react'
import { MAX_PASSKEYS } from 'shared-contracts/customers/passkeys'
import { serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { hasPasskeys } from '../../data/passkeys/browser-passkeys'
import { AddPasskey } from './add-passkey'
import { PasskeyRow } from './passkey-row'
import styles from './passkeys.module.css'
import {
  useMfAccountGetPasskeysQuery,
  useMfAccountRemovePasskeyMutation,
  useMfAccountRenamePasskeyMutation,
} from './passkeys-api'
import { RenamePasskey } from './rename-passkey'

type Notice = { tone: 'ok' | 'bad'; text: string }

export function Passkeys() {
  const t = useText()
  const { data: passkeys, error, isFetching, refetch } = useMfAccountGetPasskeysQuery()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const [rename, renaming] = useMfAccountRenamePasskeyMutation()
  const [remove, removing] = useMfAccountRemovePasskeyMutation()
  const [renamed, setRenamed] = useState<string>()
  const [answer, setAnswer] = useState<Notice>()

  /** Shows the result and focuses the list, because the pressed button may disappear. */
  function finish(text: string) {
    setRenamed(undefined)
    frame.current?.focus({ preventScroll: true })
    setAnswer({ tone: 'ok', text })
    refetch()
  }

  async function change(changing: Promise<{ data?: string; error?: unknown }>) {
    setAnswer(undefined)
    const { data, error } = await changing
    if (data !== undefined) return finish(t(data))
    setAnswer({ tone: 'bad', text: serverMessage(error, t) ?? t('Something went wrong.') })
  }

  function closeRenaming() {
    setRenamed(undefined)
    frame.current?.focus({ preventScroll: true })
  }

  function list() {
    if (error)
      return (
        <ErrorState level={3} title={t('Your passkeys didn’t load')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )
    if (!passkeys) return <Spinner label={t('Loading your passkeys')} />
    if (passkeys.length === 0) return <p>{t('You have no passkeys yet.')}</p>
    return (
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.passkey}>
            {passkey.id === renamed ? (
              <RenamePasskey
                passkey={passkey}
                isBusy={renaming.isLoading}
                onSave={(name) => change(rename({ id: passkey.id, name }))}
                onCancel={closeRenaming}
              />
            ) : (
              <PasskeyRow
                passkey={passkey}
                isBusy={removing.isLoading && removing.originalArgs === passkey.id}
                onRename={() => setRenamed(passkey.id)}
                onRemove={() => change(remove(passkey.id))}
              />
            )}
          </li>
        ))}
      </ul>
    )
  }

  function form() {
    if (!passkeys) return null
    if (!hasPasskeys())
      return <p>{t('This browser doesn’t support passkeys. You can add one in another browser.')}</p>
    if (passkeys.length >= MAX_PASSKEYS)
      return (
        <p>
          {t('You have {count} passkeys, which is the maximum. Remove one to add another.', {
            count: MAX_PASSKEYS,
          })}
        </p>
      )
    return <AddPasskey onAdded={finish} />
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.passkeys} aria-busy={isFetching}>
      <p>
        {t('With a passkey, you sign in with your fingerprint, face or screen lock instead of typing.')}{' '}
        {t('Your password still works.')}
      </p>
      {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
      {list()}
      {form()}
    </div>
  )
}
