import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { serverMessage } from 'shared-contracts/http'
import type { AdminSetting } from 'shared-contracts/platform/admin/settings-schema'
import { inRupees } from 'shared-contracts/values/money'
import { Card } from '../../../components/cards/card-list'
import { whenText } from '../../../data/when'
import { settingLabels } from './setting-labels'
import { useMfAdminStopSettingMutation } from './settings-api'

/** @param value the limit in paise; null means no limit */
function limitText(value: number | null): string {
  return value === null ? 'no limit' : inRupees(value)
}

interface Props {
  setting: Pick<AdminSetting, 'name' | 'value'>
  waiting: NonNullable<AdminSetting['waiting']>
  /** Called once the change has been cancelled. */
  onStopped: () => void
}

/** A loosened limit that is not in effect yet, with a button to cancel the change. */
export function WaitingChange({ setting: { name, value }, waiting, onStopped }: Props) {
  const [stop, { error, isLoading }] = useMfAdminStopSettingMutation()
  const { label } = settingLabels[name]

  async function handleStop() {
    const { data } = await stop(name)
    if (!data) return
    showToast({ tone: 'ok', message: `Change cancelled. The limit stays at ${limitText(data.value)}.` })
    onStopped()
  }

  return (
    <Card>
      <h3 className="h3">{label}</h3>
      <p>{`${waiting.askedBy} changed ${limitText(value)} to ${limitText(waiting.value)}. It takes effect on ${whenText(waiting.dueAt)} unless an owner cancels it.`}</p>
      {error && (
        <Alert tone="bad">
          {serverMessage(error) ?? 'The server isn’t responding. Nothing was changed.'}
        </Alert>
      )}
      <div>
        <Button variant="line" size="sm" busy={isLoading} onClick={handleStop}>
          Cancel change<span className="visually-hidden">{` of: ${label}`}</span>
        </Button>
      </div>
    </Card>
  )
}
