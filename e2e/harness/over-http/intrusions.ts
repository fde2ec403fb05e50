import { allProtocols, providerDescriptions } from 'shared-contracts/payments/providers/providers'
import type { Owner } from './owner'

/** A request by which a logged-in intruder would attack an owner through one call. */
interface Intrusion {
  /** Values for the path parameters. */
  values?: Record<string, string>
  query?: string
  body?: unknown
  /** True if the call must be refused. */
  isRefused?: true
}

export type Intrude = (owner: Owner, intruder: Owner) => Intrusion

/** An intrusion through calls that refer to nobody. Responses must still contain no other customer's data. */
const namesNobody: Intrude = () => ({})
const withOrder: Intrude = ({ order }) => ({ values: { orderId: order.orderId }, isRefused: true })
/** An intruder may know the owner's ids, but they must not work as tokens. */
const withIdsForToken =
  (parameter: string, body?: unknown): Intrude =>
  ({ order }) => ({
    values: { [parameter]: order.orderId },
    isRefused: true,
    ...(body !== undefined && { body }),
  })
const forged: Intrude = ({ order }) => ({
  body: {
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: order.orderId, order_amount: order.total },
      payment: { payment_status: 'SUCCESS' },
    },
  },
  isRefused: true,
})
const password = 'a new password'

/** Every call that the api describes, except the admin's, by name. A call missing here fails the drill. */
export const intrusions: Record<string, Intrude> = {
  'GET /api/change-feed': namesNobody,
  'GET /pay/submit.js': namesNobody,
  'GET /pay/pay.css': namesNobody,
  'GET /pay/{token}': withIdsForToken('token'),
  'GET /api/content-version': namesNobody,
  'GET /api/content-blocks': namesNobody,
  'GET /api/tax-documents': namesNobody,
  'GET /api/tax-documents/{kind}/{id}': ({ order }) => ({
    values: { kind: 'invoice', id: order.orderId },
    isRefused: true,
  }),
  'GET /api/products': namesNobody,
  'GET /api/products/category/{category}': () => ({ values: { category: 'GROUND SPICES' } }),
  'GET /api/products/{id}': ({ order }) => ({ values: { id: order.orderId }, isRefused: true }),
  'GET /api/products/{id}/facts': ({ order }) => ({ values: { id: order.orderId }, isRefused: true }),
  'GET /api/products/{id}/description/{language}': ({ order }) => ({
    values: { id: order.orderId, language: 'hi' },
    isRefused: true,
  }),
  'GET /api/products/{id}/reviews': ({ order }) => ({ values: { id: order.orderId } }),
  'GET /api/reviews': namesNobody,
  // An intruder has received nothing, and every customer's path leads only to their own review.
  'PUT /api/reviews/{productId}': ({ order }) => ({
    values: { productId: order.products[0]?.productId ?? 'turmeric-powder' },
    body: { stars: 1, text: 'I have never received this.', showsName: true, photos: [] },
    isRefused: true,
  }),
  'DELETE /api/reviews/{productId}': () => ({ values: { productId: 'turmeric-powder' } }),
  'GET /api/reviews/photos/{id}': ({ deviceId }) => ({ values: { id: deviceId }, isRefused: true }),
  'POST /api/files/review-photos': () => ({ body: 'no picture', isRefused: true }),
  'POST /api/reviews/{id}/helpful': ({ deviceId }) => ({
    values: { id: deviceId },
    body: { isHelpful: true },
    isRefused: true,
  }),
  'POST /api/reviews/{id}/reports': ({ deviceId }) => ({
    values: { id: deviceId },
    body: { reason: 'abusive' },
    isRefused: true,
  }),
  'POST /api/reviews/requests/stop/{token}': withIdsForToken('token'),
  'GET /api/reviews/requests/stop/{token}': withIdsForToken('token'),
  'GET /api/pincodes/{pincode}': () => ({ values: { pincode: '560001' } }),
  // Only an edge may call it.
  'POST /api/analytics': () => ({ body: { counts: [] }, isRefused: true }),
  'GET /api/blogs': namesNobody,
  'GET /api/blogs/{title}': ({ order }) => ({ values: { title: order.orderId }, isRefused: true }),
  'POST /api/customers/register': ({ shopper }) => ({
    body: {
      firstname: 'Asha',
      lastname: 'Rao',
      mobilenumber: '9845012345',
      email: shopper.login.email,
      password,
    },
    isRefused: true,
  }),
  'GET /api/customers/email': namesNobody,
  'POST /api/customers/confirm-email': ({ order }) => ({ body: { token: order.orderId }, isRefused: true }),
  'POST /api/customers/confirmation-mail': namesNobody,
  'POST /api/customers/change-email': ({ shopper }, intruder) => ({
    body: { email: shopper.login.email, password: intruder.shopper.login.password },
    isRefused: true,
  }),
  'POST /api/customers/login': ({ shopper }, intruder) => ({
    body: { email: shopper.login.email, password: `${intruder.shopper.login.password} or so` },
    isRefused: true,
  }),
  'POST /api/customers/logout': namesNobody,
  'POST /api/customers/forgot-password': ({ shopper }) => ({ body: { email: shopper.login.email } }),
  'POST /api/customers/reset-password/{resetToken}': withIdsForToken('resetToken', {
    newPassword: password,
    confirmPassword: password,
  }),
  'GET /api/session': namesNobody,
  'GET /api/synthetic-purchases': () => ({ isRefused: true }),
  'POST /api/synthetic-purchases': ({ order }) => ({ body: { orderId: order.orderId }, isRefused: true }),
  'GET /api/customers/sessions': namesNobody,
  'DELETE /api/customers/sessions': namesNobody,
  'DELETE /api/customers/sessions/{id}': ({ deviceId }) => ({ values: { id: deviceId }, isRefused: true }),
  'POST /api/customers/change-password': (_, { shopper }) => ({
    body: { currentPassword: shopper.login.password, newPassword: password, confirmPassword: password },
  }),
  'GET /api/customers/export': namesNobody,
  'POST /api/customers/delete-account': (_, { shopper }) => ({ body: { password: shopper.login.password } }),
  'GET /api/passkeys': namesNobody,
  'POST /api/passkeys/options': (_, { shopper }) => ({ body: { password: shopper.login.password } }),
  'POST /api/passkeys': ({ newPasskey }) => ({ body: newPasskey, isRefused: true }),
  'PATCH /api/passkeys/{id}': ({ passkeyId }) => ({
    values: { id: passkeyId },
    body: { name: 'Mine' },
    isRefused: true,
  }),
  'DELETE /api/passkeys/{id}': ({ passkeyId }) => ({ values: { id: passkeyId }, isRefused: true }),
  'POST /api/passkeys/login/options': namesNobody,
  'POST /api/passkeys/login': ({ assertion }) => ({ body: assertion, isRefused: true }),
  'POST /api/subscribe': (_, { shopper }) => ({ body: { email: shopper.login.email } }),
  'POST /api/newsletter/confirm': ({ order }) => ({ body: { token: order.orderId }, isRefused: true }),
  'POST /api/newsletter/unsubscribe/{token}': withIdsForToken('token'),
  'GET /api/newsletter/unsubscribe/{token}': withIdsForToken('token'),
  // Only a sold-out pack can be asked for.
  'POST /api/back-in-stock': (_, { shopper }) => ({
    body: { productId: 'turmeric-powder', variantId: 'turmeric-powder-100g', email: shopper.login.email },
    isRefused: true,
  }),
  'POST /api/back-in-stock/confirm': ({ order }) => ({ body: { token: order.orderId }, isRefused: true }),
  'POST /api/back-in-stock/stop/{token}': withIdsForToken('token'),
  'GET /api/back-in-stock/stop/{token}': withIdsForToken('token'),
  'POST /api/contact-form': (_, { shopper }) => ({
    body: {
      firstName: 'A',
      lastName: 'R',
      email: shopper.login.email,
      phoneNumber: '9845012345',
      message: 'Hello',
    },
  }),
  'GET /api/shipping-address/user/{userId}': ({ shopper }) => ({
    values: { userId: shopper.id },
    isRefused: true,
  }),
  'PUT /api/shipping-address/{id}': ({ address, addressId }, { shopper }) => ({
    values: { id: addressId },
    body: { ...address, userId: shopper.id, city: 'Elsewhere' },
    isRefused: true,
  }),
  'POST /api/shipping-address': ({ address }) => ({ body: address, isRefused: true }),
  'POST /api/orders': ({ order }) => ({ body: { ...order, orderId: `${order.orderId}-x` }, isRefused: true }),
  'GET /api/orders': namesNobody,
  'POST /api/discounts/price': () => ({
    body: { code: 'WELCOME', lines: [{ productId: 'turmeric-powder', variantId: 'x', quantity: 1 }] },
  }),
  'GET /api/orders/{orderId}/cases': withOrder,
  'POST /api/orders/{orderId}/cancel': withOrder,
  'POST /api/orders/{orderId}/cases': ({ order }) => ({
    values: { orderId: order.orderId },
    body: { kind: 'problem', reason: 'damaged', items: [{ line: 0, quantity: 1 }], text: 'Torn' },
    isRefused: true,
  }),
  'POST /api/orders/{orderId}/cases/{id}/messages': ({ order }) => ({
    values: { orderId: order.orderId, id: 'C-1' },
    body: { text: 'Torn' },
    isRefused: true,
  }),
  'GET /api/orders/{orderId}/cases/{id}/photos/{photo}': ({ order }) => ({
    values: { orderId: order.orderId, id: 'C-1', photo: '0190a5a0-0000-4000-8000-000000000000' },
    isRefused: true,
  }),
  'POST /api/files/case-photos': ({ order }) => ({
    query: `?order=${order.orderId}&case=C-1`,
    body: { kind: 'not a picture' },
    isRefused: true,
  }),
  'GET /api/orders/{orderId}': withOrder,
  'GET /api/orders/{orderId}/buyer': withOrder,
  'PUT /api/orders/{orderId}/buyer': ({ order }) => ({
    values: { orderId: order.orderId },
    body: { gstin: '27AAPFU0939F1ZV', name: 'Somebody else’s business' },
    isRefused: true,
  }),
  'DELETE /api/orders/{orderId}/buyer': withOrder,
  'POST /api/payments/create': ({ payment }) => ({ body: payment, isRefused: true }),
  'GET /api/payments/orders/{orderId}': withOrder,
  'GET /api/payments/return': ({ order }) => ({ query: `?token=${order.orderId}`, isRefused: true }),
  'POST /api/payments/return/again': ({ order }) => ({ body: { token: order.orderId }, isRefused: true }),
  // Anyone may pay. The userId is not read, and the payment's status shows no account data.
  'POST /api/phonepe/initiate': ({ shopper }) => ({
    body: { amount: 1, userId: shopper.id, phone: '9845012345', name: 'Asha Rao' },
  }),
  'GET /api/phonepe/status/{merchantTransactionId}': withIdsForToken('merchantTransactionId'),
  // PhonePe v2's header does not sign the body, so its webhook only makes the shop poll (decision 041).
  ...Object.fromEntries(
    allProtocols(providerDescriptions).map(({ webhookPath }) => [`POST /api${webhookPath}`, forged]),
  ),
}
