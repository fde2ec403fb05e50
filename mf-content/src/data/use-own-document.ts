import { useEffect } from 'react'

/** @param isElsewhere true to reload the page, because only its own document contains the texts that staff wrote for it */
export function useOwnDocument(isElsewhere: boolean): void {
  useEffect(() => {
    if (isElsewhere) window.location.reload()
  }, [isElsewhere])
}
