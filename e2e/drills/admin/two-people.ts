import { randomUUID } from 'node:crypto'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { Checks } from '../../harness/checks'
import type { AdminPerson } from '../../harness/over-http/admin-person'

/** Checks that if two people make the same change to an order at once, the second learns who was first. */
export async function twoPeople(
  people: readonly [AdminPerson, AdminPerson],
  order: string,
  { expect }: Checks,
): Promise<void> {
  const [first] = people
  const path = `/api/admin/orders/${order}`
  const { address, addressVersion: version } = await first.get<AdminOrder>(path)
  const addressed = await Promise.all(
    people.map(async ({ name, send }) => {
      const answer = await send('PUT', `${path}/address`, {
        version,
        address: { ...address, lastName: name },
      })
      return { name, status: answer.status, text: await answer.text() }
    }),
  )
  const winner = addressed.find(({ status }) => status === 200)
  const loser = addressed.find(({ status }) => status === 409)
  expect(
    winner !== undefined && loser?.text.includes(winner.name) === true,
    'the second of two people who change an address learns who was first',
    addressed,
  )
  const kept = (await first.get<AdminOrder>(path)).address.lastName
  expect(kept === winner?.name, 'the order keeps the first person’s address', kept)

  const shipped = await Promise.all(
    people.map(({ name, sendOnce }) =>
      sendOnce(`${path}/ship`, { courier: 'delhivery', awb: `TWO${name}` }, randomUUID()),
    ),
  )
  const codes = shipped.map(({ status }) => status).toSorted()
  expect(
    codes[0] === 200 && [400, 409].includes(codes[1] ?? 0),
    'only one of two people ships the same order',
    shipped,
  )
  const { shipments } = await first.get<AdminOrder>(path)
  expect(shipments.length === 1, 'the order has one shipment', shipments.length)
}
