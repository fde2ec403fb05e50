import { type ReactNode, useState } from 'react'

/** Stores the value of a controlled component, so that it works in the gallery as on a page. */
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
