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

/** Loads a part's code when first shown; until then `Dormant` keeps the server's HTML. Failures show Retry. */
export function Late<Code extends object>({ code, children, waiting }: Props<Code>) {
  const isServersHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Suspends the boundary around this component, which keeps the server's HTML on screen.
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
      <ErrorState title={t('This part didn’t load.')} onRetry={handleRetry}>
        {t('Check your connection and try again.')}
      </ErrorState>
    </div>
  )
}
