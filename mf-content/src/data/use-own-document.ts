import { useEffect } from 'react'

/** @param isElsewhere opens the page's own document, which alone has what the shop's people have written for it */
export function useOwnDocument(isElsewhere: boolean): void {
  useEffect(() => {
    if (isElsewhere) window.location.reload()
  }, [isElsewhere])
}
