import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { FileField } from 'design-system/file-field/file-field'
import { TextArea } from 'design-system/text-area/text-area'
import { useState } from 'react'
import { readFileText } from '../../../data/files/read-file-text'
import styles from './ship-packed.module.css'

interface Props {
  /** Fills the rows. @returns how many were filled, and an error for each unusable line */
  onList: (text: string) => { count: number; faults: readonly string[] }
}

/** Fills the rows with tracking numbers that are pasted or read from a file. Nothing is shipped. */
export function NumberListForm({ onList }: Props) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReturnType<Props['onList']>>()

  async function handleFile(file: File) {
    setRead(onList(await readFileText(file)))
  }

  function handleFill() {
    const result = onList(text)
    setRead(result)
    if (result.faults.length === 0) setText('')
  }

  return (
    <details className={styles.part}>
      <summary className={styles.summary}>Paste a list or upload a CSV</summary>
      <div className={styles.inside}>
        <TextArea
          label="List of tracking numbers"
          hint="One line per order: order number, tracking number and, optionally, courier. Or enter only tracking numbers, in the same sequence as the orders below."
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button variant="line" size="sm" disabled={text.trim() === ''} onClick={handleFill}>
            Fill in tracking numbers
          </Button>
        </div>
        <FileField
          label="Or upload a CSV"
          accept=".csv,.txt,text/csv"
          onFiles={([file]) => void handleFile(file)}
        />
        {read && (
          <p role="status">
            {`${read.count === 1 ? '1 number' : `${read.count} numbers`} filled in. Nothing has been shipped yet.`}
          </p>
        )}
        {read && read.faults.length > 0 && (
          <Alert tone="bad">
            {read.faults.map((fault) => (
              <span key={fault} className={styles.fault}>
                {fault}
              </span>
            ))}
          </Alert>
        )}
      </div>
    </details>
  )
}
