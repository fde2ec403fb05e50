import { type ReactNode, useEffect, useState } from 'react'
import { WidgetBoundary } from '../error-state/widget-boundary'
import type { LateCode } from './late-code'

interface Props<Code> {
  code: LateCode<Code>
  children: (code: Code) => ReactNode
}

/** A part that the page can do without, in browsers only. Shows nothing if its code fails to load or throws. */
export function OptionalLate<Code extends object>({ code, children }: Props<Code>) {
  const [arrived, setArrived] = useState(code.arrived)
  useEffect(() => void code.fetch().then(setArrived), [code])
  return arrived && <WidgetBoundary>{children(arrived)}</WidgetBoundary>
}
