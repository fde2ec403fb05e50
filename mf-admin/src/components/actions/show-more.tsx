import { Button } from 'design-system/button/button'

/** The fields of an RTK Query infinite query that the button needs. */
export interface QueryInParts {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

export function ShowMore({ query }: { query: QueryInParts }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <Button variant="line" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more
    </Button>
  )
}
