import { useEffect, useState } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useMfAdminKeepWorkQuery } from '../../../data/fulfilment/to-pack-api'
import { registerAdminWorker } from '../../../data/notifications/admin-worker'
import { cachedWork, forgetWork } from '../../../data/offline/cached-work'
import { useConnection } from '../../../data/offline/use-connection'
import { forgetStepsOfOthers } from '../../../data/offline/waiting-steps'

/** Delays the download so that the current screen loads first. */
const RESTS_MS = 4000
const ASKS_EVERY_MS = 5 * 60_000
const FRESH_S = 60

/**
 * Stores the orders to pack for offline use if the person may pack, or else deletes them. Also deletes the
 * orders and queued steps of other people. Renders nothing.
 */
export function KeepWork({ session: { person, rights } }: { session: AdminSession }) {
  const mayPack = rights.includes('pack-and-ship')
  const isAtRest = useIsAtRest()
  const isOn = useConnection()
  useMfAdminKeepWorkQuery(person, {
    skip: !mayPack || !isAtRest || !isOn,
    pollingInterval: ASKS_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: FRESH_S,
  })

  useEffect(() => {
    forgetStepsOfOthers(person.id)
    if (!mayPack || cachedWork.read()?.person.id !== person.id) forgetWork()
  }, [mayPack, person.id])

  useEffect(() => {
    if (mayPack && isAtRest && isOn) keepAdmin().catch(() => undefined)
  }, [mayPack, isAtRest, isOn])
  return null
}

function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), RESTS_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}

/** Lets the worker cache the admin, which works offline only if the browser allows a worker. */
async function keepAdmin(): Promise<void> {
  if (!navigator.serviceWorker) return
  const { active } = await registerAdminWorker()
  active?.postMessage('shown')
}
