import { useState } from 'react'
import type { StockVariant, StockTake as Take } from 'shared-contracts/catalog/admin/stock-schema'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { Result } from '../../../../components/screen-states/result'
import { useRepeatKey } from '../../../../data/payments/use-repeat-key'
import { packs } from '../movement-labels'
import { useMfAdminApplyStockTakeMutation, useMfAdminPreviewStockTakeMutation } from '../stock-api'
import { type Counts, listCounted } from './counts'
import { useKeptCounts } from './kept-counts'
import { ScanCounts } from './scan-counts'
import { TakeFile } from './take-file'
import { TakePlan } from './take-plan'

/** Counts many packs, by scan or with a file. Each difference is previewed before any is saved. */
export function StockTake({ variants }: { variants: readonly StockVariant[] }) {
  const [counts, setCounts] = useKeptCounts()
  const [take, setTake] = useState<Take>()
  const { keyFor, done } = useRepeatKey()
  const [preview, planned] = useMfAdminPreviewStockTakeMutation()
  const [apply, applied] = useMfAdminApplyStockTakeMutation()
  const { data: plan } = planned

  function forget() {
    setTake(undefined)
    planned.reset()
    applied.reset()
  }

  function look(next: Take) {
    applied.reset()
    setTake(next)
    void preview(next)
  }

  function handleCount(next: Counts) {
    forget()
    setCounts(next)
  }

  async function handleApply(why: string) {
    if (!take || !plan) return
    const content = { ...take, seen: plan.seen, ...(why && { why }) }
    const { data } = await apply({ ...content, key: keyFor(content) })
    if (!data) return
    done()
    if (take.scanned) setCounts({})
  }

  return (
    <>
      <ScanCounts
        variants={variants}
        counts={counts}
        onCount={handleCount}
        isBusy={planned.isLoading}
        onPreview={look}
      />
      <TakeFile onRead={(csv) => (csv === undefined ? forget() : look({ csv }))} />
      {planned.isLoading && <p role="status">Checking the counts…</p>}
      <ChangeProblem error={planned.error} onReload={() => take && look(take)} />
      {applied.data && <Result tone="ok">{`Saved. ${packs(applied.data.changed)} changed.`}</Result>}
      {take && plan && !applied.data && (
        <TakePlan
          plan={plan}
          names={
            take.scanned &&
            listCounted(counts, variants).map(({ variant }) => `${variant.name}, ${variant.label}`)
          }
          error={applied.error}
          isBusy={applied.isLoading}
          onApply={(why) => void handleApply(why)}
          onLookAgain={() => look(take)}
        />
      )}
    </>
  )
}
