import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { type AccountSheet, accountSheets } from 'shared-contracts/invoicing/admin/accounts'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { adminApi, adminCall } from '../../../data/calls/admin-api'
import { saveCsv } from '../../../data/files/save-file'
import { useSession } from '../../../data/staff/use-session'
import styles from './month-accounts.module.css'

interface RequestedSheet {
  sheet: AccountSheet
  /** Such as '2026-11'. */
  month: string
}

const { useMfAdminTakeSheetMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Returns the text of a file. */
    mfAdminTakeSheet: build.mutation<string, RequestedSheet>({
      queryFn: adminCall(({ month, sheet }) => ({
        url: `/api/admin/accounts/${month}/${sheet}`,
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
  }),
})

const sheetLabels: Readonly<Record<AccountSheet, string>> = {
  invoices: 'Invoice register',
  'credit-notes': 'Credit note register',
  b2cs: 'GSTR-1 B2CS: sales to consumers',
  b2cl: 'GSTR-1 B2CL: large sales to other States',
  cdnur: 'GSTR-1 CDNUR: credit notes for large sales and exports',
  exp: 'GSTR-1 EXP: exports',
  'hsn-b2c': 'GSTR-1 HSN: summary by HSN code',
  docs: 'GSTR-1 DOCS: document numbers issued',
}

const monthNow = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
})

/** The accountant's exports, by month and sheet. */
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
            Download
          </Button>
        </div>
      </Form>
    </section>
  )
}
