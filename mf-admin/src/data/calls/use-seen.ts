import { useEffect } from 'react'
import { useAppDispatch } from 'shared-contracts/store'
import { adminApi } from './admin-api'

const { onFocus, onFocusLost } = adminApi.internalActions

/** Tells the cache whether anybody sees the page: what is asked again and again rests while nobody does. */
export function useSeen(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const tell = () => void dispatch(document.visibilityState === 'hidden' ? onFocusLost() : onFocus())
    if (document.visibilityState === 'hidden') tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [dispatch])
}
