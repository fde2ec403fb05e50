import { Button } from 'design-system/button/button'
import type { Passkey } from 'shared-contracts/domain/passkeys'
import styles from './passkeys.module.css'

const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })

function dateText(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : dates.format(time)
}

interface PasskeyRowProps {
  passkey: Passkey
  isBusy: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { name, addedAt, lastUsedAt } = passkey
  const added = dateText(addedAt)
  return (
    <>
      <div>
        <b>{name}</b>
        <p className="muted">
          Added {added}, {lastUsedAt ? `last used ${dateText(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="sm" aria-label={`Rename ${name}, added ${added}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          aria-label={`Remove ${name}, added ${added}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  )
}
