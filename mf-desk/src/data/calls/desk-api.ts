import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import { type ApiError, api } from 'shared-contracts/http'
import { type Ask, askDesk, isUnreached, PATIENCE_MS } from './ask-desk'
import { door } from './door'

/** The shop's api with what the desk's answers are called in the cache. Endpoints are injected here, named `mfDesk…`. */
export const deskApi = api.enhanceEndpoints({
  addTagTypes: [
    'DeskSession',
    'DeskFactors',
    'DeskPeople',
    'DeskJournal',
    'DeskSettings',
    'DeskOrders',
    'DeskCouriers',
    'DeskMoney',
    'DeskInvoices',
    'DeskCatalogue',
    'DeskInbox',
    'DeskToday',
    'DeskAlerts',
    'DeskWords',
    'DeskRequests',
  ],
})

/**
 * The `queryFn` of a call of the desk. Refused since the session has ended, it waits until the person has unlocked the
 * screen; refused since it needs a fresh proof, until they have proven who they are. Then it is sent once more: what is
 * refused in these ways has changed nothing.
 * @param request the call, with its query in the address
 * @param kept what this device knows of the answer, for the time without signal
 */
export function deskCall<Answer, Arg = void>(
  request: (arg: Arg) => AxiosRequestConfig,
  kept?: (arg: Arg) => Answer | undefined,
) {
  return async (
    arg: Arg,
    _api: unknown,
    _options: unknown,
    ask: Ask,
  ): Promise<QueryReturnValue<Answer, ApiError, undefined>> => {
    const send = () => askDesk<Answer>(ask, { ...(kept && { timeout: PATIENCE_MS }), ...request(arg) })
    let answer = await send()
    if (answer.error?.code === 'NOT_SIGNED_IN_DESK' && (await door.waitAt('locked'))) answer = await send()
    if (answer.error?.code === 'PROOF_NEEDED' && (await door.waitAt('asks-proof'))) answer = await send()
    const known = isUnreached(answer.error) ? kept?.(arg) : undefined
    return known === undefined ? answer : { data: known }
  }
}
