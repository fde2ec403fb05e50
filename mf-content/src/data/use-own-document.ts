import { useEffect } from 'react'

/** @param isElsewhere reloads the page's own document, the only one with the texts that staff wrote for it */
export function useOwnDocument(isElsewhere: boolean): void {
  useEffect(() => {
    if (isElsewhere) window.location.reload()
  }, [isElsewhere])
}
