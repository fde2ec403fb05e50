import { showToast } from 'design-system/toast/show-toast'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from 'shared-contracts/store'
import { adminApi } from '../../../data/calls/admin-api'
import { useMfAdminGetNewOrdersQuery } from '../../../data/notifications/alerts-api'
import { ring } from './ring'

const { onFocus, onFocusLost } = adminApi.internalActions

/** Tells RTK Query whether the page is visible, so that polling pauses while it is hidden. */
function useSeen(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const tell = () => void dispatch(document.visibilityState === 'hidden' ? onFocusLost() : onFocus())
    if (document.visibilityState === 'hidden') tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [dispatch])
}

const ASK_EVERY_MS = 20_000

interface Badged {
  setAppBadge?: (count: number) => Promise<void>
}

/** Announces new orders with a sound and a toast, and shows the number of unopened ones on the app's icon. */
export function NewOrders() {
  const dispatch = useAppDispatch()
  useSeen()
  const { data } = useMfAdminGetNewOrdersQuery(undefined, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (!data) return
    const isNews = known.current !== undefined && data.newest > known.current
    known.current = data.newest
    // Some browsers lack `setAppBadge`, and some reject the call.
    ;(navigator as Badged).setAppBadge?.(data.unopened).catch(() => undefined)
    if (!isNews) return
    ring()
    showToast({ tone: 'info', message: 'New order received.' })
    dispatch(adminApi.util.invalidateTags(['AdminOrders', 'AdminToday']))
  }, [data, dispatch])
  return null
}
