import {
  act,
  day,
  payCashfreeOrder,
  type ReconRow,
  recon,
  reconRows,
  refundCashfreeOrder,
} from '../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

const DAY_MS = 24 * 60 * 60 * 1000

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = startTestSandbox()
  await payCashfreeOrder(sandbox.app, { order_id: 'A-1' })
  sandbox.passTime(1000)
  await payCashfreeOrder(sandbox.app, { order_id: 'A-2' })
})
afterEach(() => sandbox.app.close())

function choose(row: string, fault: string) {
  return act(sandbox.app, 'row-faults', { row, fault })
}

async function amounts(daysLater = 0) {
  const rows = await reconRows(sandbox.app, day(daysLater))
  const events = rows.filter(({ event_type }) => event_type !== 'SETTLEMENT')
  return events.map(({ order_id, event_amount }) => `${order_id} ${event_amount}`)
}

async function chosen() {
  return (await sandbox.app.inject('/sandbox/row-faults')).json()
}

test.each([
  ['row-missing', ['A-2 1180']],
  ['row-doubled', ['A-1 1180', 'A-1 1180', 'A-2 1180']],
  ['row-amount-off', ['A-1 1180.01', 'A-2 1180']],
  ['row-late', ['A-2 1180']],
])('%s affects the named row in every report, until it is removed', async (fault, expected) => {
  await choose('A-1', fault)
  expect(await amounts()).toEqual(expected)
  expect(await amounts()).toEqual(expected)
  await choose('A-1', 'none')
  expect(await amounts()).toEqual(['A-1 1180', 'A-2 1180'])
})

test("a late row is in the next day's window, once that day has come, and never in its own", async () => {
  await choose('A-1', 'row-late')
  expect(await amounts(1)).toEqual([])
  sandbox.passTime(DAY_MS)
  expect(await amounts()).toEqual(['A-2 1180'])
  expect(await amounts(1)).toEqual(['A-1 1180'])
  const { start_date } = day()
  const { end_date } = day(1)
  const rows = await reconRows(sandbox.app, { start_date, end_date })
  const times = rows
    .filter(({ order_id }) => order_id === 'A-1')
    .map(({ event_time }) => Date.parse(event_time))
  expect(times).toHaveLength(1)
  expect(times[0]).toBeLessThan(Date.parse(day(1).start_date))
})

test('each difference can be planned, and is listed with the affected call', async () => {
  await refundCashfreeOrder(sandbox.app, {}, 'A-1')
  await choose('RF-1', 'row-missing')
  await choose('A-2', 'row-doubled')
  await choose('NOBODY', 'row-missing')
  await amounts()
  expect(await chosen()).toEqual([
    {
      row: 'RF-1',
      fault: 'row-missing',
      timesMet: 1,
      lastMet: {
        at: expect.any(String),
        call: 'POST /pg/recon',
        provider: 'cashfree',
        orderId: 'A-1',
        row: 'refund RF-1',
      },
    },
    expect.objectContaining({ row: 'A-2', timesMet: 1 }),
    { row: 'NOBODY', fault: 'row-missing', timesMet: 0 },
  ])
})

test('a fault occurs only in reports of its day', async () => {
  await choose('A-1', 'row-missing')
  await amounts(1)
  expect(await chosen()).toEqual([{ row: 'A-1', fault: 'row-missing', timesMet: 0 }])
})

test('the first row stays that of the next report, also after a restart', async () => {
  await choose('first', 'row-missing')
  expect(await amounts()).toEqual(['A-2 1180'])
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  expect(await amounts()).toEqual(['A-2 1180'])
  expect(await chosen()).toEqual([expect.objectContaining({ fault: 'row-missing', timesMet: 2 })])
})

test('a doubled row appears twice on short pages too', async () => {
  await choose('A-1', 'row-doubled')
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: { cursor: string | null; data: ReconRow[] } = (
      await recon(sandbox.app, day(), { limit: 1, cursor })
    ).json()
    ids.push(...page.data.map(({ order_id }) => order_id))
    cursor = page.cursor
  } while (cursor)
  expect(ids).toEqual(['A-1', 'A-1', 'A-2'])
})

test.each([
  [{ row: 'A-1', fault: 'earthquake' }],
  [{ row: '', fault: 'row-missing' }],
  [{ fault: 'row-missing' }],
])('%j is invalid and refused', async (payload) => {
  expect((await act(sandbox.app, 'row-faults', payload)).statusCode).toBe(400)
  expect(await chosen()).toEqual([])
})
