import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import type { AlertDevice } from 'shared-contracts/notifications/admin/alerts-schema'
import { Card } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import {
  useMfAdminTestAlertMutation,
  useMfAdminTurnAlertsOffMutation,
} from '../../../data/notifications/alerts-api'
import { formatAge } from '../../../data/payments/payment-labels'
import { whenText } from '../../../data/when'
import styles from './alerts.module.css'
import { timeOfMinutes } from './quiet-hours'
import { unsubscribe } from './subscribe'

interface Props {
  device: AlertDevice
  isThis: boolean
  onReload: () => unknown
}

export function DeviceCard({ device, isThis, onReload }: Props) {
  const [test, testing] = useMfAdminTestAlertMutation()
  const [turnOff, turningOff] = useMfAdminTurnAlertsOffMutation()
  const { id, receivedAt, until, quietFrom, quietUntil } = device
  const name = device.device || 'Unknown browser'

  async function handleTest() {
    const { error } = await test(id)
    if (!error) showToast({ tone: 'info', message: 'Test alert sent.' })
  }

  async function handleOff() {
    const { error } = await turnOff(id)
    if (!error && isThis) await unsubscribe()
  }

  function handleReload() {
    testing.reset()
    turningOff.reset()
    onReload()
  }

  return (
    <Card>
      <p className={styles.first}>
        <span>{`${name} `}</span>
        {isThis && <Badge tone="ok">This device</Badge>}
      </p>
      <p>
        {receivedAt
          ? `Last alert received ${formatAge(receivedAt, Date.now())} ago`
          : 'No alerts received yet'}
      </p>
      {until && <p>{`To keep alerts on this device, sign in on it before ${whenText(until)}.`}</p>}
      {quietFrom !== null && quietUntil !== null && (
        <p>{`Quiet hours: ${timeOfMinutes(quietFrom)} to ${timeOfMinutes(quietUntil)}`}</p>
      )}
      <ChangeProblem error={testing.error ?? turningOff.error} onReload={handleReload} />
      <div className={styles.actions}>
        <Button variant="line" busy={testing.isLoading} onClick={handleTest}>
          Send test alert<span className="visually-hidden">{` to ${name}`}</span>
        </Button>
        <Button variant="line" busy={turningOff.isLoading} onClick={handleOff}>
          Turn off<span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </div>
    </Card>
  )
}
