import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import type { SignedInDevice } from 'shared-contracts/domain/customers'
import styles from './devices.module.css'

const times = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

function timeText(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : times.format(time)
}

interface DeviceRowProps {
  device: SignedInDevice
  isBusy: boolean
  onSignOut: () => void
}

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const name = device.device || 'Unknown device'
  return (
    <li className={styles.device}>
      <div>
        <b>{name}</b> {device.isThis && <Badge tone="ok">This device</Badge>}
        <p className="muted">
          Signed in {timeText(device.signedInAt)}, last used {timeText(device.lastSeenAt)}
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          aria-label={`Sign out ${name}, signed in ${timeText(device.signedInAt)}`}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
