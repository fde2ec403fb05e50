import type { FastifyReply } from 'fastify'
import type { Attempts } from '../gateway/attempts'
import type { Basics } from '../values/basics'
import { faultNamed } from './choose-fault'
import type { Call, CallFault, Fault } from './fault'
import { faults } from './fault-catalog'
import { sendSpoilt } from './spoilt-response'

interface FaultyCall {
  call: Call
  /** The order, refund or report it is about. */
  key: string
  ownFault?: Fault
  /** Does the requested work. `fault` is the name of the fault that the order or refund should store. */
  work: (fault: string | undefined) => unknown
}

/** Thrown for a fault that refuses the call with an HTTP status. */
export class ChosenRefusal extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status} on purpose.`)
  }
}

export type FaultyCalls = ReturnType<typeof createFaultyCalls>

/** @param hasOrderFaults true if an order's amount or phone number can choose a fault */
export function createFaultyCalls({ store, minuteMs }: Basics, attempts: Attempts, hasOrderFaults: boolean) {
  function chosen({ call, ownFault }: FaultyCall): Fault | undefined {
    const on = store.switches.get(call)
    if (!on || on.left <= 0) return hasOrderFaults ? ownFault : undefined
    store.switches.set(call, { ...on, left: on.left - 1 })
    return faults.find(({ name }) => name === on.fault)
  }

  /** An order's own fault occurs a limited number of times; uses of a switch are counted separately. */
  function met(fault: Fault | undefined, { key, ownFault }: FaultyCall): CallFault | undefined {
    const callFault = faultNamed(fault?.name, 'call')
    if (!callFault || fault !== ownFault) return callFault
    const times = store.timesMet.get(key) ?? 0
    if (times >= (callFault.times ?? 1)) return undefined
    store.timesMet.set(key, times + 1)
    return callFault
  }

  async function payFirst(key: string) {
    const order = store.orders.get(key)
    if (order) await attempts.payFirst(order)
  }

  return {
    /** @throws ChosenRefusal if the fault is a refusal, which each provider words in its own way */
    async answer(reply: FastifyReply, call: FaultyCall): Promise<unknown> {
      const fault = chosen(call)
      const callFault = met(fault, call)
      if (!callFault) return call.work(fault?.name)
      const { isUndone, isPaidFirst, status, spoilt } = callFault
      const answer = isUndone ? undefined : await call.work(undefined)
      if (isPaidFirst && call.call === 'create') await payFirst(call.key)
      if (status === 429) reply.headers(rateLimitHeaders(minuteMs))
      if (status) throw new ChosenRefusal(status)
      return spoilt ? sendSpoilt(reply, spoilt, asJson(answer), minuteMs) : answer
    },
  }
}

function asJson(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}

function rateLimitHeaders(minuteMs: number) {
  return {
    'x-ratelimit-limit': '200',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-retry': String(Math.ceil(minuteMs / 1000)),
    'x-ratelimit-type': 'app_id',
  }
}
