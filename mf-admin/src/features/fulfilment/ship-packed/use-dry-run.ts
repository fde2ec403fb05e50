import { useEffect, useEffectEvent, useState } from 'react'
import type { RowResult, RowToShip } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { useMfAdminCheckShippingMutation } from '../../../data/fulfilment/bulk-shipping-api'

/** The time to wait for further scans, so that one call checks several rows. */
const PAUSE_MS = 400

type Checked = Readonly<Record<string, Pick<RowResult, 'problem'>>>

const keyOf = ({ id, version, courier, awb }: RowToShip) => JSON.stringify([id, version, courier, awb])

/** Checks each filled row once. `resultOf` returns undefined until the api responds; `note` adds results. */
export function useDryRun(rows: readonly RowToShip[], isOn: boolean) {
  const [checked, setChecked] = useState<Checked>({})
  const [check] = useMfAdminCheckShippingMutation()
  const unchecked = rows.filter((row) => !(keyOf(row) in checked))
  const unseen = unchecked.map(keyOf).join()

  function note(sent: readonly RowToShip[], results: readonly RowResult[]) {
    const found = sent.flatMap((row) => {
      const result = results.find(({ id }) => id === row.id)
      return result ? [[keyOf(row), result] as const] : []
    })
    setChecked((before) => ({ ...before, ...Object.fromEntries(found) }))
  }

  const ask = useEffectEvent(async () => {
    const { data } = await check(unchecked)
    if (data) note(unchecked, data)
  })

  useEffect(() => {
    if (!isOn || unseen === '') return
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [unseen, isOn])

  return { note, resultOf: (row: RowToShip | undefined) => row && checked[keyOf(row)] }
}
