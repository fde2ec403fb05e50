import { lazy } from 'react'
import type { User } from 'shared-contracts/domain/customers'
import { ChangeEmail } from '../features/change-email/change-email'
import { ChangePassword } from '../features/change-password/change-password'
import { Devices } from '../features/devices/devices'
import { DeleteAccount } from '../features/personal-data/delete-account'
import { DownloadData } from '../features/personal-data/download-data'

// In a file of its own: it brings the library that speaks with authenticators.
const Passkeys = lazy(() =>
  import(/* webpackChunkName: "passkeys" */ '../features/passkeys/passkeys').then(({ Passkeys }) => ({
    default: Passkeys,
  })),
)

export type Setting = 'devices' | 'email' | 'password' | 'passkeys' | 'download' | 'deletion'

export function SettingPanel({ setting, user }: { setting: Setting; user: User }) {
  if (setting === 'devices') return <Devices />
  if (setting === 'email') return <ChangeEmail user={user} />
  if (setting === 'password') return <ChangePassword />
  if (setting === 'passkeys') return <Passkeys />
  if (setting === 'download') return <DownloadData />
  return <DeleteAccount user={user} />
}
