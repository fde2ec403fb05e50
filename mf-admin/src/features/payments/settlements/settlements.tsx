import { EmptyState } from 'design-system/empty-state/empty-state'
import { Field } from 'design-system/field/field'
import { type ChangeEvent, useState } from 'react'
import { LONGEST_SETTLEMENT_FILE } from 'shared-contracts/payments/admin/settlement-classes'
import { CardList } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Loaded } from '../../../components/screen-states/loaded'
import { readFileText } from '../../../data/files/read-file-text'
import { SettlementCard } from './settlement-card'
import styles from './settlements.module.css'
import { useMfAdminGetSettlementsQuery, useMfAdminReadSettlementFileMutation } from './settlements-api'

/** The gateway's payouts according to its own files, compared with the shop's ledger. */
export function Settlements() {
  const query = useMfAdminGetSettlementsQuery()
  const [read, { data, error, isLoading, reset }] = useMfAdminReadSettlementFileMutation()
  const [problem, setProblem] = useState<string>()

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    reset()
    const isLong = file.size > LONGEST_SETTLEMENT_FILE
    setProblem(isLong ? 'This file is longer than a megabyte. Please take a shorter time.' : undefined)
    if (!isLong) await read({ name: file.name, csv: await readFileText(file) })
    // Lets the same file be chosen again.
    target.value = ''
  }

  return (
    <section aria-labelledby="settlements" className={styles.part}>
      <h2 id="settlements" className="h3">
        What the bank got
      </h2>
      <p>
        Take Cashfree’s report “Settlement Recon” as CSV: Payment Gateway, Reports, Download Reports. Each
        line is compared with the shop’s ledger. It changes no order and moves no money.
      </p>
      <p>
        PhonePe’s settlement files cannot be read here: their format is not known. Please look at PhonePe’s
        own pages.
      </p>
      <Field
        label="Settlement file (CSV)"
        type="file"
        accept=".csv,text/csv"
        error={problem}
        onChange={(event) => void handleFile(event)}
      />
      {isLoading && <p role="status">Reading the file.</p>}
      <ChangeProblem error={error} onReload={reset} />
      {data && (
        <p role="status">
          {`${data.isNew ? 'Read.' : 'This file was read before: nothing was added.'} Settlements in it: ${data.settlements.length}. Lines that are not settled yet: ${data.unsettled}.`}
        </p>
      )}
      <Loaded query={query} what="the settlements">
        {(settlements) =>
          settlements.length === 0 ? (
            <EmptyState level={3} title="No settlement yet">
              Choose the first file.
            </EmptyState>
          ) : (
            <CardList label="Settlements">
              {settlements.map((settlement) => (
                <SettlementCard key={settlement.id} settlement={settlement} />
              ))}
            </CardList>
          )
        }
      </Loaded>
    </section>
  )
}
