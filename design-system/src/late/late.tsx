import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from 'shared-contracts/words'
import { ErrorState } from '../error-state/error-state'
import { fetchUntilThere } from './fetch-until-there'
import type { LateCode } from './late-code'

interface Props<Code> {
  code: LateCode<Code>
  children: (code: Code) => ReactNode
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode
}

const never = () => () => {}
const nothing: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * A part of a page whose code is loaded when the part is first shown. If it fails to load, a message with Retry is shown
 * instead. The server's HTML stays on screen until the code has loaded, provided that the part is inside a `Dormant`.
 */
export function Late<Code extends object>({ code, children, waiting }: Props<Code>) {
  const isServersHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Suspends the boundary around this component, which holds the server's HTML.
  use<unknown>(isServersHtml ? fetchUntilThere(code) : nothing)
  const [arrived, setArrived] = useState(code.arrived)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    let isGone = false
    code.fetch().then((fetched) => {
      if (isGone) return
      setArrived(fetched)
      setHasFailed(!fetched)
    })
    return () => {
      isGone = true
    }
  }, [code, hasFailed])

  if (arrived) return children(arrived)
  return hasFailed ? <Failure onRetry={() => setHasFailed(false)} /> : waiting
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)

  function handleRetry() {
    // The button disappears, so the focus moves to the element around it.
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
