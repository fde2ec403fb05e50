import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { useState } from 'react'
import { MOST_DEVICES } from 'shared-contracts/customers/customer'
import { serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { DeviceRow } from './device-row'
import styles from './devices.module.css'
import {
  useMfAccountGetDevicesQuery,
  useMfAccountSignOutDeviceMutation,
  useMfAccountSignOutOthersMutation,
} from './devices-api'

type Notice = { tone: 'ok' | 'bad'; text: string }

export function Devices() {
  const t = useText()
  const { data: devices, error, isFetching, refetch } = useMfAccountGetDevicesQuery()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const [signOut, one] = useMfAccountSignOutDeviceMutation()
  const [signOutOthers, others] = useMfAccountSignOutOthersMutation()
  const [answer, setAnswer] = useState<Notice>()

  async function end(ending: Promise<{ error?: unknown }>, done: string) {
    setAnswer(undefined)
    const { error } = await ending
    if (error) return setAnswer({ tone: 'bad', text: serverMessage(error, t) ?? t('Something went wrong.') })
    // Move the focus here, because the pressed button disappears with its device.
    frame.current?.focus({ preventScroll: true })
    setAnswer({ tone: 'ok', text: done })
    refetch()
  }

  function content() {
    if (error)
      return (
        <ErrorState level={3} title={t('Your devices didn’t load')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )
    if (!devices) return <Spinner label={t('Loading your devices')} />
    const hasOthers = devices.some(({ isThis }) => !isThis)
    return (
      <>
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={one.isLoading && one.originalArgs === device.id}
              onSignOut={() => end(signOut(device.id), t('Device signed out.'))}
            />
          ))}
        </ul>
        {devices.length >= MOST_DEVICES && (
          <p>
            {t(
              'This is the maximum. If you sign in on another device, the one you haven’t used for the longest time is signed out.',
            )}
          </p>
        )}
        {hasOthers ? (
          <Button
            variant="line"
            busy={others.isLoading}
            onClick={() => end(signOutOthers(), t('All other devices signed out.'))}
          >
            {t('Sign out all other devices')}
          </Button>
        ) : (
          <p>{t('You’re signed in on this device only.')}</p>
        )}
      </>
    )
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.devices} aria-busy={isFetching}>
      {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
      {content()}
    </div>
  )
}
