import { ErrorState } from 'design-system/error-state/error-state'
import { Icon } from 'design-system/icon/icon'
import { chevronLeftShape } from 'design-system/icon/shapes'
import { Spinner } from 'design-system/spinner/spinner'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { readStatus } from 'shared-contracts/http'
import type { AdminRight } from 'shared-contracts/staff/rights'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { Bars } from '../../components/bars/bars'
import { UnsavedGuard } from '../../components/unsaved/unsaved-guard'
import { readOfflineSession } from '../../data/offline/cached-work'
import { useConnection } from '../../data/offline/use-connection'
import { adminPaths, buildSignInPath } from '../../data/places/admin-paths'
import { listNavigationItems } from '../../data/places/places'
import { useMfAdminGetSessionQuery } from '../../data/staff/session-api'
import { SessionContext } from '../../data/staff/use-session'
import { ConnectionNotice } from '../../features/fulfilment/offline/connection-notice'
import { KeepWork } from '../../features/fulfilment/offline/keep-work'
import { NewOrders } from '../../features/notifications/new-orders/new-orders'
import { Lock } from '../../features/staff/lock/lock'
import { Reauthentication } from '../../features/staff/reauthentication/reauthentication'
import styles from './admin-screen.module.css'
import { useRescuedFocus } from './use-rescued-focus'

interface Props {
  /** The screen's title, its only h1. */
  title: ReactNode
  /** The right required to see the screen; if omitted, every signed-in person can. */
  right?: AdminRight
  /** The parent screen. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** A screen for people with the required right. When the session ends, the lock covers it; input is kept. */
export function AdminScreen({ title, right, back, children }: Props) {
  const { session, isSure, error, onRetry } = useOpening()
  const { pathname, search } = useLocation()
  const isOn = useConnection()
  const content = useRescuedFocus()
  if (!session && readStatus(error) === 401)
    return <Navigate to={buildSignInPath(pathname + search)} replace />
  const isAllowed = session !== undefined && (right ? session.rights.includes(right) : isSure)
  return (
    <SessionContext value={session}>
      <div className={styles.admin}>
        <header className={`${styles.head} on-dark`}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <Icon shape={chevronLeftShape} size={22} />
              <span className="visually-hidden">{`Back to ${back.label}`}</span>
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
        </header>
        {session && <Bars session={session} />}
        {session && <UnsavedGuard />}
        {isSure && session && <ConnectionNotice personId={session.person.id} />}
        <div ref={content} className={styles.content}>
          {!isAllowed && !isSure && <NotOpen error={error} onRetry={onRetry} />}
          {isSure &&
            session &&
            !isAllowed &&
            (isOn ? <NotForRole rights={session.rights} /> : <NeedsConnection />)}
          {isAllowed && children}
        </div>
        {isSure && session && <Behind session={session} />}
      </div>
    </SessionContext>
  )
}

/** Uses this device's last session until the api responds, so that the stored orders show immediately. */
function useOpening() {
  const { data, error, isFetching, refetch } = useMfAdminGetSessionQuery()
  const session = data ?? (error ? undefined : readOfflineSession())
  return { session, isSure: data !== undefined, error, onRetry: isFetching ? undefined : refetch }
}

/** Renders a screen's background work, and the dialogs that may cover it. */
function Behind({ session }: { session: AdminSession }) {
  return (
    <>
      {session.rights.includes('see-orders') && <NewOrders />}
      <KeepWork session={session} />
      <Lock person={session.person} />
      <Reauthentication person={session.person} />
    </>
  )
}

/** Shown until the session is known. */
function NotOpen({ error, onRetry }: { error: unknown; onRetry: (() => unknown) | undefined }) {
  if (!error) return <Spinner label="Loading admin…" />
  return (
    <ErrorState title="The server isn’t responding" onRetry={onRetry}>
      Check your connection and try again.
    </ErrorState>
  )
}

/** Shown offline on screens that need a connection. Rights are checked once the person is online. */
function NeedsConnection() {
  return (
    <ErrorState title="You need an internet connection for this">
      You can still pack and ship the orders saved on this device. Open this page when you’re back online.
    </ErrorState>
  )
}

/** Refuses a screen. The order queue, where the admin opens, redirects to the first permitted screen. */
function NotForRole({ rights }: { rights: readonly AdminRight[] }) {
  const { pathname } = useLocation()
  const [first] = listNavigationItems(rights)
  if (first && pathname === adminPaths.orders) return <Navigate to={first.to} replace />
  return <ErrorState title="You don’t have permission to view this">Ask the owner for access.</ErrorState>
}
