import { EmptyState } from 'design-system/empty-state/empty-state'
import { FileField } from 'design-system/file-field/file-field'
import { useState } from 'react'
import { LONGEST_SETTLEMENT_FILE } from 'shared-contracts/payments/admin/settlement-classes'
import { CardList } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Loaded } from '../../../components/screen-states/loaded'
import { readFileText } from '../../../data/files/read-file-text'
import { SettlementCard } from './settlement-card'
import styles from './settlements.module.css'
import { useMfAdminGetSettlementsQuery, useMfAdminReadSettlementFileMutation } from './settlements-api'

/** The payouts in the gateway's settlement files, compared with the shop's ledger. */
export function Settlements() {
  const query = useMfAdminGetSettlementsQuery()
  const [read, { data, error, isLoading, reset }] = useMfAdminReadSettlementFileMutation()
  const [problem, setProblem] = useState<string>()

  async function handleFile(file: File) {
    reset()
    const isLong = file.size > LONGEST_SETTLEMENT_FILE
    setProblem(isLong ? 'This file is larger than 1 MB. Export a shorter period.' : undefined)
    if (!isLong) await read({ name: file.name, csv: await readFileText(file) })
  }

  return (
    <section aria-labelledby="settlements" className={styles.part}>
      <h2 id="settlements" className="h3">
        {query.data ? `Bank settlements: ${query.data.length}` : 'Bank settlements'}
      </h2>
      <p>
        In Cashfree, go to Payment Gateway, Reports, then Download Reports, and download “Settlement Recon” as
        CSV. Each entry is compared with the shop’s records. No orders or payments are changed.
      </p>
      <p>PhonePe settlement files aren’t supported. Check settlements in the PhonePe dashboard.</p>
      <FileField
        label="Settlement file (CSV)"
        accept=".csv,text/csv"
        error={problem}
        onFiles={([file]) => void handleFile(file)}
      />
      {isLoading && <p role="status">Reading the file…</p>}
      <ChangeProblem error={error} onReload={reset} />
      {data && (
        <p role="status">
          {`${data.isNew ? 'File imported.' : 'This file was already imported. Nothing was added.'} Settlements: ${data.settlements.length}. Entries not settled yet: ${data.unsettled}.`}
        </p>
      )}
      <Loaded query={query} what="the settlements">
        {(settlements) =>
          settlements.length === 0 ? (
            <EmptyState level={3} title="No settlements yet">
              Upload your first settlement file.
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
