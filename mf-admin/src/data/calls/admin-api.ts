import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import { type ApiError, api, type HttpRequest } from 'shared-contracts/http'
import { type Ask, askAdmin, isUnreached, PATIENCE_MS } from './ask-admin'
import { auth } from './auth'

/** The shop's api with the admin's cache tags. Endpoints are injected here, named `mfAdmin…`. */
export const adminApi = api.enhanceEndpoints({
  addTagTypes: [
    'AdminSession',
    'AdminFactors',
    'AdminPeople',
    'AdminAuditLog',
    'AdminSettings',
    'AdminOrders',
    'AdminCouriers',
    'AdminMoney',
    'AdminInvoices',
    'AdminCatalog',
    'AdminStock',
    'AdminDiscounts',
    'AdminInbox',
    'AdminReviews',
    'AdminToday',
    'AdminAlerts',
    'AdminContentBlocks',
    'AdminRequests',
  ],
})

/**
 * Makes the `queryFn` of an admin call. If the api requires sign-in or re-authentication, the call waits for it
 * and is sent once more, which is safe because the refused call changed nothing.
 * @param request builds the request; the query string is part of its URL
 * @param kept builds the response from data stored on this device, if the api can't be reached
 */
export function adminCall<Answer, Arg = void>(
  request: (arg: Arg) => HttpRequest,
  kept?: (arg: Arg) => Answer | undefined,
) {
  return async (
    arg: Arg,
    _api: unknown,
    _options: unknown,
    ask: Ask,
  ): Promise<QueryReturnValue<Answer, ApiError, undefined>> => {
    const send = () => askAdmin<Answer>(ask, { ...(kept && { timeout: PATIENCE_MS }), ...request(arg) })
    let answer = await send()
    if (answer.error?.code === 'NOT_SIGNED_IN_ADMIN' && (await auth.waitAt('locked'))) answer = await send()
    if (answer.error?.code === 'REAUTHENTICATION_REQUIRED' && (await auth.waitAt('asks-reauthentication')))
      answer = await send()
    const known = isUnreached(answer.error) ? kept?.(arg) : undefined
    return known === undefined ? answer : { data: known }
  }
}
