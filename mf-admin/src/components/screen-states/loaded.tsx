import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import type { ReactNode } from 'react'
import { serverMessage } from 'shared-contracts/http'
import styles from './screen-states.module.css'

interface Props<Data> {
  /** The fields of an RTK Query result that this component needs. */
  query: {
    currentData?: Data | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The name of the data being loaded, as in 'the orders'. */
  what: string
  children: (data: Data) => ReactNode
}

/** Shows a query's data: a spinner while it loads, and after a failure the reason with a Retry button. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  const { currentData, error, isFetching, refetch } = query
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  function content() {
    // Existing data stays on screen while it is refetched.
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
