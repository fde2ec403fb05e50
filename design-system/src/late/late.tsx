import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { WidgetBoundary } from '../boundary/widget-boundary'
import type { LateCode } from './late-code'
import { LateFailure } from './late-failure'

interface Props<Code> {
  code: LateCode<Code>
  children: (code: Code) => ReactNode
  /** Shown while the code is on its way; nothing by default. */
  waiting?: ReactNode
  /** Whether the page is whole without this part: if its code does not arrive or breaks, nothing is shown. */
  isOptional?: boolean
}

type State<Code> = { kind: 'waiting' | 'failed' } | { kind: 'arrived'; code: Code }

const never = () => () => {}
const nothing: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * A part of a page whose code is fetched when the part is first shown. If it does not arrive, a message with Retry takes
 * its place. What the server has rendered stays on screen until the code is there: put such a part inside a `Dormant`.
 */
export function Late<Code>({ code, children, waiting, isOptional = false }: Props<Code>) {
  const isServersHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Suspends the boundary around this component, which holds the server's HTML.
  use<unknown>(isServersHtml ? code.fetchUntilThere() : nothing)
  const [state, setState] = useState(() => stateOf(code.arrived()))

  useEffect(() => {
    if (state.kind !== 'waiting') return
    let isGone = false
    code.fetch().then((arrived) => {
      if (!isGone) setState(arrived === undefined ? { kind: 'failed' } : stateOf(arrived))
    })
    return () => {
      isGone = true
    }
  }, [code, state])

  if (state.kind === 'arrived')
    return isOptional ? <WidgetBoundary>{children(state.code)}</WidgetBoundary> : children(state.code)
  if (state.kind === 'waiting') return waiting
  return isOptional ? null : <LateFailure onRetry={() => setState({ kind: 'waiting' })} />
}

function stateOf<Code>(code: Code | undefined): State<Code> {
  return code === undefined ? { kind: 'waiting' } : { kind: 'arrived', code }
}
