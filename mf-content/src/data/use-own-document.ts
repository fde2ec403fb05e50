import { useEffect } from 'react'

/** @param isElsewhere true to reload the page, as only its own document contains the texts written by staff */
export function useOwnDocument(isElsewhere: boolean): void {
  useEffect(() => {
    if (isElsewhere) window.location.reload()
  }, [isElsewhere])
}
