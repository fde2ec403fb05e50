import { ErrorState } from 'design-system/error-state/error-state'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ContractMismatch } from '../remotes/remote-failure'
import styles from './remote-unavailable.module.css'

/** The shopper's name for each part of the shop. */
const partNames: Record<string, string> = {
  'mf-catalog': 'The catalogue',
  'mf-cart-checkout': 'The cart and checkout',
  'mf-account': 'Your account',
  'mf-content': 'This page',
}

export function partName(remote: string): string {
  return partNames[remote] ?? 'This part of the shop'
}

interface Props {
  /** The remote, as in the registry. */
  name: string
  /** Resolves when the page is there, rejects when it still is not. In any case the page is then rendered anew. */
  onRetry?: () => Promise<void>
  /** Why it did not load. */
  failure?: Error | undefined
}

/** Says which part of the shop is missing, and tries again without a reload. */
export function RemoteUnavailable({ name, onRetry, failure }: Props) {
  const [isRetrying, setIsRetrying] = useState(false)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  async function handleRetry() {
    setIsRetrying(true)
    // The button goes, and so does this message when the page comes: the focus waits in what stays.
    document.getElementById('main')?.focus({ preventScroll: true })
    try {
      await onRetry?.()
      await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
    } catch {
      // The message stays: nothing has changed.
    } finally {
      setIsRetrying(false)
    }
  }

  const part = partName(name)
  const reason = failure instanceof ContractMismatch ? failure.message : `${part} did not load (${name}).`
  return (
    <div className={`wrap ${styles.room}`}>
      <ErrorState
        level={1}
        title={`${part} can't be shown just now`}
        onRetry={isRetrying ? undefined : handleRetry}
      >
        {isRetrying ? 'Trying again…' : `${reason} The rest of the shop is open.`}
      </ErrorState>
    </div>
  )
}
