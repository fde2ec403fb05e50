import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import type { SignedInDevice } from 'shared-contracts/customers/customer'
import type { Text } from 'shared-contracts/i18n/translate'
import { useLocale, useText } from 'shared-contracts/words'
import styles from './devices.module.css'

const medium = { dateStyle: 'medium', timeStyle: 'short' } as const

function timeText(iso: string, locale: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(locale, medium).format(time)
}

/** @param device the api's name for it, such as 'Chrome on Android'; either part may be missing */
function formatName(device: string, t: Text): string {
  const [browser, system] = device.split(' on ')
  if (!browser) return t('Unknown device')
  return system ? t('{browser} on {system}', { browser, system }) : device
}

interface DeviceRowProps {
  device: SignedInDevice
  isBusy: boolean
  onSignOut: () => void
}

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const t = useText()
  const locale = useLocale()
  const name = formatName(device.device, t)
  const signedIn = timeText(device.signedInAt, locale)
  return (
    <li className={styles.device}>
      <div>
        <b>{name}</b> {device.isThis && <Badge tone="ok">{t('This device')}</Badge>}
        <p className="muted">
          {t('Signed in {signedIn}, last used {used}', {
            signedIn,
            used: timeText(device.lastSeenAt, locale),
          })}
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          aria-label={t('Sign out {name}, signed in {signedIn}', { name, signedIn })}
          onClick={onSignOut}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}
