import { Button } from 'design-system/button/button'
import { FileField } from 'design-system/file-field/file-field'
import { useState } from 'react'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { readTable } from '../../../data/files/read-table'
import { saveCsv } from '../../../data/files/save-file'
import { AppliedNote } from './applied-note'
import styles from './bulk-edit.module.css'
import {
  useMfAdminApplyCsvMutation,
  useMfAdminPreviewCsvMutation,
  useMfAdminTakeCatalogMutation,
} from './bulk-edit-api'

import { Plan } from './plan'

/** Exports the catalogue as a CSV file for Excel and similar programs, and imports it after a preview. */
export function CsvExchange() {
  const [table, setTable] = useState<{ csv?: string; problem?: string }>({})
  const [take, taking] = useMfAdminTakeCatalogMutation()
  const [preview, planned] = useMfAdminPreviewCsvMutation()
  const [apply, applied] = useMfAdminApplyCsvMutation()
  const { csv, problem } = table

  async function handleTake() {
    const { data } = await take()
    if (data !== undefined) saveCsv('catalogue.csv', data)
  }

  async function handleFile(file: File) {
    applied.reset()
    planned.reset()
    const read = await readTable(file)
    setTable(read)
    if (read.csv !== undefined) void preview(read.csv)
  }

  return (
    <section aria-labelledby="table" className={styles.part}>
      <h2 id="table" className="h3">
        Spreadsheet of all products
      </h2>
      <p>
        Each row is a pack. Missing columns and blank cells don’t change anything. To clear a field, enter
        CLEAR.
      </p>
      <div>
        <Button variant="line" busy={taking.isLoading} onClick={() => void handleTake()}>
          Download CSV
        </Button>
      </div>
      <ChangeProblem error={taking.error} onReload={taking.reset} />
      <FileField
        label="Upload CSV"
        accept=".csv,text/csv"
        error={problem}
        onFiles={([file]) => void handleFile(file)}
      />
      {planned.isLoading && <p role="status">Checking the file…</p>}
      {planned.error && <ChangeProblem error={planned.error} onReload={planned.reset} />}
      {applied.data && <AppliedNote applied={applied.data} />}
      {planned.data && csv !== undefined && !applied.data && (
        <Plan
          plan={planned.data}
          error={applied.error}
          isBusy={applied.isLoading}
          onApply={() => void apply({ csv, seen: planned.data?.seen ?? '' })}
          onLookAgain={() => {
            applied.reset()
            void preview(csv)
          }}
        />
      )}
    </section>
  )
}
