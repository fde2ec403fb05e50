import { Button } from 'design-system/button/button'

/** The shape of RTK Query's infinite query hooks. */
export interface QueryInParts {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list, as long as there is one. */
export function ShowMore({ query }: { query: QueryInParts }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <Button variant="line" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more
    </Button>
  )
}
