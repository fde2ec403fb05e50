import { type ReactNode, useState } from 'react'

/** Holds a value for a component that is told its value, so that it can be used here as in a page. */
export function WithState<Value>({
  initial,
  children,
}: {
  initial: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
