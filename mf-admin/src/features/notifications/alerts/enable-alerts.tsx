import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AlertDevice } from 'shared-contracts/notifications/admin/alerts-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminTurnAlertsOnMutation } from '../../../data/notifications/alerts-api'
import { parseQuietHours, timeOfMinutes } from './quiet-hours'
import { subscribe } from './subscribe'

interface Props {
  publicKey: string
  /** This browser's entry, if alerts are already on. */
  own: AlertDevice | undefined
  onDone: () => void
}

const shown = (minutes: number | null | undefined) =>
  typeof minutes === 'number' ? timeOfMinutes(minutes) : ''

/** Turns on alerts in this browser, with optional quiet hours. */
export function EnableAlerts({ publicKey, own, onDone }: Props) {
  const [turnOn, { error, isLoading, reset }] = useMfAdminTurnAlertsOnMutation()
  const { values, field, setProblems } = useForm({
    from: shown(own?.quietFrom),
    until: shown(own?.quietUntil),
  })
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    setProblem(undefined)
    const quiet = parseQuietHours(values.from, values.until)
    if (quiet === undefined) return setProblems({ until: 'Enter both times, or leave both blank' })
    const subscription = await subscribe(publicKey).catch(() => undefined)
    if (!subscription)
      return setProblem('Notifications are blocked. Allow them for this site in your browser and try again.')
    const { data } = await turnOn({ ...subscription, quiet })
    if (!data) return
    showToast({ tone: 'ok', message: 'Alerts turned on for this device.' })
    onDone()
    return true
  }

  return (
    <EditForm onSubmit={handleSubmit}>
      <FormGrid>
        <Field label="Quiet from" optional type="time" {...field('from')} />
        <Field label="Quiet until" optional type="time" hint="Indian time (IST)" {...field('until')} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <ChangeProblem error={error} onReload={reset} />
        <Button type="submit" block busy={isLoading}>
          {own ? 'Save quiet hours' : 'Turn on alerts on this device'}
        </Button>
      </FormGrid>
    </EditForm>
  )
}
