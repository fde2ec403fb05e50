import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import type { ReactNode } from 'react'
import { serverMessage } from 'shared-contracts/http'
import styles from './screen-states.module.css'

interface Props<Data> {
  /** As RTK Query's hooks answer. */
  query: {
    currentData?: Data | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** What is waited for, as in 'the orders'. */
  what: string
  children: (data: Data) => ReactNode
}

/** What a query answers, and until then that it is on its way, or why it did not come and a way to try again. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  const { currentData, error, isFetching, refetch } = query
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  function content() {
    // What was there stays on screen while it is asked for again.
    if (currentData !== undefined) return children(currentData)
    if (error && !isFetching)
      return (
        <ErrorState title={`Couldn’t load ${what}`} onRetry={retry}>
          {serverMessage(error) ?? 'Check your connection and try again.'}
        </ErrorState>
      )
    return <Spinner label={`Loading ${what}…`} />
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame} aria-busy={isFetching}>
      {content()}
    </div>
  )
}
