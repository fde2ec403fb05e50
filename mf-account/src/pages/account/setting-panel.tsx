import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import type { User } from 'shared-contracts/customers/customer'
import { useText } from 'shared-contracts/words'
import { Devices } from '../../features/devices/devices'
import { ChangeEmail } from '../../features/email/change-email'
import { DeleteAccount } from '../../features/personal-data/delete-account'
import { DownloadData } from '../../features/personal-data/download-data'
import { ChangePassword } from '../../features/sign-in/change-password'

// A separate chunk: it includes the WebAuthn library.
const passkeys = lateCode(() => import(/* webpackChunkName: "passkeys" */ '../../features/passkeys/passkeys'))

export type Setting = 'devices' | 'email' | 'password' | 'passkeys' | 'download' | 'deletion'

export function SettingPanel({ setting, user }: { setting: Setting; user: User }) {
  const t = useText()
  if (setting === 'devices') return <Devices />
  if (setting === 'email') return <ChangeEmail user={user} />
  if (setting === 'password') return <ChangePassword />
  if (setting === 'passkeys')
    return (
      <Late code={passkeys} waiting={<Spinner label={t('Loading')} />}>
        {({ Passkeys }) => <Passkeys />}
      </Late>
    )
  if (setting === 'download') return <DownloadData />
  return <DeleteAccount user={user} />
}
