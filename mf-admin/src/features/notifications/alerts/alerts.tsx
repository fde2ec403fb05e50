import { Note } from 'design-system/note/note'
import { useEffect, useState } from 'react'
import type { Alerts as AlertsAnswer } from 'shared-contracts/notifications/admin/alerts-schema'
import { CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetAlertsQuery } from '../../../data/notifications/alerts-api'
import styles from './alerts.module.css'
import { DeviceCard } from './device-card'
import { EnableAlerts } from './enable-alerts'
import { canSubscribe, ownEndpoint } from './subscribe'

/** The polling interval, short enough to show the arrival of a test alert while the screen is open. */
const ASK_AGAIN_MS = 5_000

export function Alerts() {
  const query = useMfAdminGetAlertsQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <div className={styles.alerts}>
      <p>
        The shop always gets an email for each paid order, and a reminder if nobody opens it within an hour.
      </p>
      <Loaded query={query} what="the alerts">
        {(alerts) => <Devices alerts={alerts} onReload={query.refetch} />}
      </Loaded>
    </div>
  )
}

function Devices({
  alerts: { publicKey, devices },
  onReload,
}: {
  alerts: AlertsAnswer
  onReload: () => unknown
}) {
  const [endpoint, setEndpoint] = useState<string>()
  const look = () => void ownEndpoint().then(setEndpoint)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the browser once, and again when the devices change
  useEffect(look, [devices.length])
  const own = devices.find((device) => device.endpoint === endpoint)
  return (
    <>
      {canSubscribe() ? (
        <EnableAlerts key={own?.id ?? 'none'} publicKey={publicKey} own={own} onDone={look} />
      ) : (
        <Note>
          This browser can’t show order alerts. On an iPhone, add the admin to your home screen and open it
          from there.
        </Note>
      )}
      {devices.length > 0 && (
        <CardList label="Devices">
          {devices.map((device) => (
            <DeviceCard key={device.id} device={device} isThis={device === own} onReload={onReload} />
          ))}
        </CardList>
      )}
    </>
  )
}
