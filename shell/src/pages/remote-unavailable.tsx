import { ContractMismatch } from 'composition/runtime/remote-failure'
import { ErrorState } from 'design-system/error-state/error-state'
import { useState } from 'react'
import type { LiveRemote } from 'shared-contracts/remote'
import { useText } from 'shared-contracts/words'
import { partName } from './part-name'
import styles from './remote-unavailable.module.css'

interface Props {
  remote: LiveRemote
  /** Retries. Resolves when the view has been shown again, with or without the page. */
  onRetry: () => Promise<void>
  /** The reason why it did not load. */
  failure?: unknown
}

/** Says which part of the shop is missing, and offers a retry without a reload. */
export function RemoteUnavailable({ remote, onRetry, failure }: Props) {
  const t = useText()
  const [isRetrying, setIsRetrying] = useState(false)

  async function handleRetry() {
    setIsRetrying(true)
    // The button and this message disappear when the page loads, so the focus moves to an element that stays.
    document.getElementById('main')?.focus({ preventScroll: true })
    await onRetry()
    setIsRetrying(false)
  }

  const part = t(partName(remote))
  const reason =
    failure instanceof ContractMismatch
      ? failure.message
      : t('{part} didn’t load ({name}).', { part, name: remote.name })
  return (
    <div className={`wrap ${styles.room}`}>
      <ErrorState
        level={1}
        title={t('{part} can’t be shown right now', { part })}
        onRetry={isRetrying ? undefined : handleRetry}
      >
        {isRetrying ? t('Trying again…') : `${reason} ${t('The rest of the shop still works.')}`}
      </ErrorState>
    </div>
  )
}
