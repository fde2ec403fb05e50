import { useRef } from 'react'
import { useText } from 'shared-contracts/words'
import { ErrorState } from '../error-state/error-state'

/** Stands in for a part whose code did not arrive. */
export function LateFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)

  function handleRetry() {
    // The button goes away. The focus waits in what stays around it.
    frame.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <div ref={frame}>
      <ErrorState title={t('This part did not load.')} onRetry={handleRetry}>
        {t('Please check your connection and try again.')}
      </ErrorState>
    </div>
  )
}
