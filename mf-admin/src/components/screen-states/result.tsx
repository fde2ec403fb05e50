import { Alert } from 'design-system/alert/alert'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './screen-states.module.css'

interface Props {
  tone: 'ok' | 'bad'
  children: ReactNode
}

/** The result of an action. It takes the focus, because the button that had it is gone. */
export function Result({ tone, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className={styles.result}>
      <Alert tone={tone}>{children}</Alert>
    </div>
  )
}
