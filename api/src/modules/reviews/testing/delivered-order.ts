import type { TestApp, TestCustomer } from '../../../testing/app'
import { paidOrder } from '../../orders/admin/testing/paid-order'

/** Turmeric, the product of `paidOrder`. */
export const PRODUCT = 'turmeric-powder'

export const review = {
  stars: 4,
  text: 'Deep colour, and the kitchen smells wonderful.',
  showsName: true,
  photos: [] as string[],
}

/** Buys turmeric, and ships it. @param states what becomes of the shipment; delivered by default */
export async function deliveredOrder(
  shop: TestApp,
  customer: TestCustomer,
  states: readonly string[] = ['delivered'],
) {
  const packer = await shop.staff('packer')
  const order = await paidOrder(shop, { customer })
  const handover = { courier: 'dtdc', awb: `D-${order.orderId}` }
  let { shipment } = (await packer.post(`/api/admin/orders/${order.id}/ship`, handover)).json()
  for (const state of states)
    shipment = (
      await packer.post(`/api/admin/shipments/${shipment.id}/arrival`, { version: shipment.version, state })
    ).json().shipment
  return order
}

/** Creates a customer who has received turmeric. */
export async function buyer(shop: TestApp, name = 'asha', language?: string): Promise<TestCustomer> {
  const customer = await shop.customer(name, language)
  await deliveredOrder(shop, customer)
  return customer
}

export const write = (customer: TestCustomer, change: object = {}, product = PRODUCT) =>
  customer.call('PUT', `/api/reviews/${product}`, { ...review, ...change })

/** Returns the id of a customer's only review. */
export async function reviewOf(shop: TestApp, { id }: TestCustomer): Promise<string> {
  const { rows } = await shop.database
    .connection()
    .execute(`select id from reviews where customer_id = '${id}'`)
  const [row] = rows as { id: string }[]
  if (!row) throw new Error('The customer has no review.')
  return row.id
}

/** Publishes a customer's newest version. @returns the review's id */
export async function publish(shop: TestApp, customer: TestCustomer): Promise<string> {
  const owner = await shop.staff('owner')
  const id = await reviewOf(shop, customer)
  const [{ version }] = (await owner.get(`/api/admin/reviews/${id}`)).json().versions
  const answer = await owner.post(`/api/admin/reviews/${id}/publish`, { version })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return id
}

export const publicReviews = async (shop: TestApp, query = '') =>
  (await shop.visitor().get(`/api/products/${PRODUCT}/reviews${query}`)).json().data

/** Starts a test without the reviews, requests and delivered orders of earlier ones. */
export async function forgetReviews(shop: TestApp): Promise<void> {
  await shop.database.connection().execute(`update orders set fulfilment_state = 'none'`)
  for (const table of ['reviews', 'review_requests', 'review_request_stops', 'attempts'])
    await shop.database.connection().execute(`delete from ${table}`)
}
