import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminSetting } from 'shared-contracts/platform/admin/settings-schema'
import { formatPrice, paise } from 'shared-contracts/values/money'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { Card } from '../../../components/cards/card-list'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { whenText } from '../../../data/when'
import { settingLabels } from './setting-labels'
import styles from './settings.module.css'
import { useMfAdminChangeSettingMutation } from './settings-api'

/** Edits one limit, in rupees. */
export function SettingForm({ setting, onReload }: { setting: AdminSetting; onReload: () => unknown }) {
  const { name, value, version, changedBy, changedAt } = setting
  const { label, hint } = settingLabels[name]
  const [change, { error, isLoading, reset }] = useMfAdminChangeSettingMutation()
  const { values, field, setProblems } = useForm({ amount: value === null ? '' : formatPrice(paise(value)) })

  async function handleSubmit() {
    const typed = values.amount.trim()
    const amount = typed === '' ? null : typedRupees(typed)
    if (amount === undefined || (amount !== null && amount < 0))
      return setProblems({ amount: 'Enter an amount in rupees, such as 500 or 499.50' })
    const { data } = await change({ name, value: amount, version })
    if (!data) return
    const message = data.waiting
      ? `Scheduled for ${whenText(data.waiting.dueAt)}. An owner can cancel it before then.`
      : 'Limit saved.'
    showToast({ tone: 'ok', message })
    return true
  }

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <Card>
      <EditForm onSubmit={handleSubmit} noValidate>
        <FormGrid>
          <Field label={label} hint={hint} inputMode="decimal" autoComplete="off" {...field('amount')} />
          {changedBy && changedAt && (
            <p className={styles.by}>{`Set by ${changedBy} on ${whenText(changedAt)}.`}</p>
          )}
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>
            Save limit
          </Button>
        </FormGrid>
      </EditForm>
    </Card>
  )
}
