import { useEffect } from 'react'
import { nothingFound, useAppDispatch } from 'shared-contracts/store'

/** Somebody who types on has not asked yet. */
const SETTLED_MS = 2000

/** Tells the shop what was looked for in vain, once it has stood for a while. @param question nothing where something was found */
export function useToldNothing(question: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (question === undefined) return
    const later = setTimeout(() => dispatch(nothingFound({ query: question })), SETTLED_MS)
    return () => clearTimeout(later)
  }, [question, dispatch])
}
