import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import { type ApiError, api } from 'shared-contracts/http'
import { type Ask, askAdmin, isUnreached, PATIENCE_MS } from './ask-admin'
import { auth } from './auth'

/** The shop's api with what the admin's answers are called in the cache. Endpoints are injected here, named `mfAdmin…`. */
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
    'AdminInbox',
    'AdminToday',
    'AdminAlerts',
    'AdminContentBlocks',
    'AdminRequests',
  ],
})

/**
 * The `queryFn` of a call of the admin. Refused since the session has ended, it waits until the person has unlocked the
 * screen; refused since it needs re-authentication, until they have proven who they are. Then it is sent once more: what is
 * refused in these ways has changed nothing.
 * @param request the call, with its query in the address
 * @param kept what this device knows of the answer, for the time offline
 */
export function adminCall<Answer, Arg = void>(
  request: (arg: Arg) => AxiosRequestConfig,
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
