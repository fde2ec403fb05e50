import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { accountSheets } from 'shared-contracts/invoicing/admin/accounts'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { saveZip } from '../../../data/files/save-file'
import { useMfAdminTakeSheetMutation } from './month-accounts-api'

/** Downloads all reports of a month as one ZIP file. @param month undefined if the input is not a valid month */
export function AllReports({ month, onInvalid }: { month: string | undefined; onInvalid: () => void }) {
  const [take, { error, reset }] = useMfAdminTakeSheetMutation()
  /** The number of reports fetched so far; undefined if none are being fetched. */
  const [fetched, setFetched] = useState<number>()

  /** Fetches all reports before saving, so that a failure never saves an incomplete month. */
  async function handlePress() {
    if (month === undefined) return onInvalid()
    const files: Record<string, string> = {}
    for (const [done, sheet] of accountSheets.entries()) {
      setFetched(done)
      const { data } = await take({ month, sheet })
      if (data === undefined) return setFetched(undefined)
      files[`${sheet}-${month}.csv`] = data
    }
    try {
      await saveZip(`reports-${month}.zip`, files)
      showToast({ tone: 'ok', message: `${accountSheets.length} reports downloaded.` })
    } catch {
      showToast({
        tone: 'bad',
        message: 'Couldn’t download the reports. Check your connection and try again.',
      })
    }
    setFetched(undefined)
  }

  return (
    <>
      <ChangeProblem error={error} onReload={reset} />
      <Button variant="line" busy={fetched !== undefined} onClick={handlePress}>
        Download all reports
      </Button>
      <p role="status" className="small muted">
        {fetched !== undefined && `Preparing report ${fetched + 1} of ${accountSheets.length}…`}
      </p>
    </>
  )
}
