import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { type AccountSheet, accountSheets } from 'shared-contracts/invoicing/admin/accounts'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { saveCsv } from '../../../data/files/save-file'
import { sheetLabels } from '../../../data/invoicing/sheet-labels'
import { useSession } from '../../../data/staff/use-session'
import { AllReports } from './all-reports'
import styles from './month-accounts.module.css'
import { useMfAdminTakeSheetMutation } from './month-accounts-api'

const monthNow = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
})

export function MonthAccounts() {
  const { rights } = useSession()
  const [month, setMonth] = useState(() => monthNow.format(new Date()))
  const [sheet, setSheet] = useState<AccountSheet>('invoices')
  const [hasTried, setHasTried] = useState(false)
  const [take, { error, isLoading }] = useMfAdminTakeSheetMutation()
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
  if (!rights.includes('take-exports')) return null

  async function handleSubmit() {
    setHasTried(true)
    if (!isMonth || isLoading) return
    const { data } = await take({ month, sheet })
    if (data === undefined) return
    saveCsv(`${sheet}-${month}.csv`, data)
    showToast({ tone: 'ok', message: 'Report downloaded.' })
  }

  return (
    <section aria-labelledby="accounts" className={styles.part}>
      <h2 id="accounts" className="h3">
        For the accountant
      </h2>
      <Form noValidate onSubmit={handleSubmit}>
        <div className={styles.part}>
          <Field
            label="Month"
            name="month"
            type="month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            error={hasTried && !isMonth ? 'Enter a month such as 2026-11' : undefined}
          />
          <Select
            label="Report"
            value={sheet}
            onChange={(event) =>
              setSheet(accountSheets.find((one) => one === event.target.value) ?? 'invoices')
            }
          >
            {accountSheets.map((one) => (
              <option key={one} value={one}>
                {sheetLabels[one]}
              </option>
            ))}
          </Select>
          <ChangeProblem error={error} onReload={() => undefined} />
          <Button type="submit" variant="line" busy={isLoading}>
            Download report
          </Button>
          <AllReports month={isMonth ? month : undefined} onInvalid={() => setHasTried(true)} />
        </div>
      </Form>
    </section>
  )
}
