import { Button } from 'design-system/button/button'
import { FileField } from 'design-system/file-field/file-field'
import { useState } from 'react'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { readTable } from '../../../../data/files/read-table'
import { saveCsv } from '../../../../data/files/save-file'
import styles from '../stock.module.css'
import { useMfAdminTakeStockCsvMutation } from '../stock-api'

interface Props {
  /** Called with the text of the chosen file; undefined if it can't be read. */
  onRead: (csv: string | undefined) => void
}

/** Counts with a spreadsheet: a form to download, fill in and upload again. */
export function TakeFile({ onRead }: Props) {
  const [problem, setProblem] = useState<string>()
  const [take, { error, isLoading, reset }] = useMfAdminTakeStockCsvMutation()

  async function handleTake() {
    const { data } = await take()
    if (data !== undefined) saveCsv('stock.csv', data)
  }

  async function handleFile(file: File) {
    const read = await readTable(file)
    setProblem(read.problem)
    onRead(read.csv)
  }

  return (
    <section aria-labelledby="file" className={styles.part}>
      <h2 id="file" className="h3">
        Or use a spreadsheet
      </h2>
      <p>Enter the counts in the column on_hand. Packs without a count keep their numbers.</p>
      <div>
        <Button variant="line" busy={isLoading} onClick={() => void handleTake()}>
          Download CSV
        </Button>
      </div>
      <ChangeProblem error={error} onReload={reset} />
      <FileField
        label="Upload CSV"
        accept=".csv,text/csv"
        error={problem}
        onFiles={([file]) => void handleFile(file)}
      />
    </section>
  )
}
