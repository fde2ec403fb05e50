import type { Batch, NewBatch, PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { Browser } from '../../../e2e/harness/over-http/browser'

const CARTON_GRAMS = 180
const PIECE_GRAMS = 120

/** Records a shipment's weight, and this month's batch for all its items. */
export async function notePacking(browser: Browser, { id }: AdminShipment, now: Date): Promise<void> {
  const record = `/api/admin/shipments/${id}/record`
  const { version, lines } = await browser.get<PackingRecord>(record)
  const packed: { line: number; quantity: number; batch: string }[] = []
  for (const { line, quantity, productId, variantId } of lines) {
    const batch = await browser.post<Batch>(201, '/api/admin/batches', {
      ...{ productId, variantId },
      ...buildBatch(now),
    })
    packed.push({ line, quantity, batch: batch.id })
  }
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  await browser.put(200, record, { version, weight: CARTON_GRAMS + pieces * PIECE_GRAMS, packed })
}

/** Returns this month's batch of a pack, with a shelf life of a year. */
function buildBatch(now: Date): Pick<NewBatch, 'number' | 'madeOn' | 'bestBefore'> {
  const madeOn = `${now.toISOString().slice(0, 7)}-01`
  const [year = '', month = ''] = madeOn.split('-')
  return { number: `B${year.slice(2)}${month}`, madeOn, bestBefore: `${Number(year) + 1}-${month}-01` }
}
