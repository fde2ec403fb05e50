import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { Passkey } from 'shared-contracts/customers/passkeys-schema'
import { serverMessage } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { CardSection } from '../../../components/cards/card-section'
import { hasPasskeys } from '../../../data/staff/has-passkeys'
import { whenText } from '../../../data/when'
import { useMfAdminRemovePasskeyMutation } from './factors-api'
import styles from './sign-in-methods.module.css'

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const dispatch = useAppDispatch()
  const [remove, removing] = useMfAdminRemovePasskeyMutation()
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleAdd() {
    setIsAdding(true)
    setProblem(undefined)
    const sentence = await import(/* webpackChunkName: "add-passkey" */ './add-passkey')
      .then(({ addPasskey }) => addPasskey(dispatch))
      .catch(() => 'Check your connection and try again.')
    setIsAdding(false)
    setProblem(sentence)
  }

  async function handleRemove(id: string) {
    const { error } = await remove(id)
    setProblem(error && (serverMessage(error) ?? 'The server isn’t responding. Nothing was changed.'))
  }

  return (
    <CardSection title="Passkeys">
      {passkeys.length === 0 && <p>No passkeys yet.</p>}
      <ul className={styles.list}>
        {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
          <li key={id} className={styles.passkey}>
            <div>
              <p>{name}</p>
              <p className="small muted">
                Added <span>{whenText(addedAt)}</span>
                <span>{lastUsedAt && `, last used ${whenText(lastUsedAt)}`}</span>
              </p>
            </div>
            <Button
              variant="line"
              size="sm"
              aria-label={`Remove ${name}`}
              busy={removing.isLoading && removing.originalArgs === id}
              onClick={() => handleRemove(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {hasPasskeys() && (
        <Button block busy={isAdding} onClick={handleAdd}>
          Add passkey on this device
        </Button>
      )}
    </CardSection>
  )
}
