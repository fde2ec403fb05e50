import { ErrorState } from 'design-system/error-state/error-state'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/** The shopper's name for each part of the shop. */
const partNames: Record<string, string> = {
  'mf-catalog': 'The catalogue',
  'mf-cart-checkout': 'The cart and checkout',
  'mf-account': 'Your account',
  'mf-content': 'This page',
}

interface Props {
  /** The remote, as in the registry. */
  name: string
  /** Resolves when the page is there, rejects when it still is not. Without it the page is rendered anew. */
  onRetry?: () => Promise<void>
}

/** Says which part of the shop is missing, and tries again without a reload. */
export function RemoteUnavailable({ name, onRetry }: Props) {
  const [isRetrying, setIsRetrying] = useState(false)
  const navigate = useNavigate()

  async function handleRetry() {
    setIsRetrying(true)
    try {
      await (onRetry ? onRetry() : navigate('.', { replace: true, preventScrollReset: true }))
    } catch {
      // The message stays: nothing has changed.
    } finally {
      setIsRetrying(false)
    }
  }

  const part = partNames[name] ?? 'This part of the shop'
  return (
    <ErrorState
      level={1}
      title={`${part} can't be shown just now`}
      onRetry={isRetrying ? undefined : handleRetry}
    >
      {isRetrying ? 'Trying again…' : `${part} did not load (${name}). The rest of the shop is open.`}
    </ErrorState>
  )
}
