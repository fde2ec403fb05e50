import type { User } from 'shared-contracts/domain/customers'
import { ChangeEmail } from '../features/change-email/change-email'
import { ChangePassword } from '../features/change-password/change-password'
import { Devices } from '../features/devices/devices'
import { DeleteAccount } from '../features/personal-data/delete-account'
import { DownloadData } from '../features/personal-data/download-data'

export type Setting = 'devices' | 'email' | 'password' | 'download' | 'deletion'

export function SettingPanel({ setting, user }: { setting: Setting; user: User }) {
  if (setting === 'devices') return <Devices />
  if (setting === 'email') return <ChangeEmail user={user} />
  if (setting === 'password') return <ChangePassword />
  if (setting === 'download') return <DownloadData />
  return <DeleteAccount user={user} />
}
