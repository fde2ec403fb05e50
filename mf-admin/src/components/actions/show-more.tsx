import { Button } from 'design-system/button/button'

/** As RTK Query's hooks for lists in parts answer. */
export interface QueryInParts {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Fetches the next part of a list, as long as there is one. */
export function ShowMore({ query }: { query: QueryInParts }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <Button variant="line" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more
    </Button>
  )
}
