import type { FastifyReply } from 'fastify'
import type { SandboxConfig } from '../config'
import type { Ledger } from '../ledger/ledger'
import { callFaultNamed, faultNamed } from './choose-fault'
import type { CallFault, Fault } from './fault'
import { sendSpoilt } from './spoilt-answer'
import type { Call } from './switch'

export interface FaultyCall {
  call: Call
  /** The order or refund it is about. */
  key: string
  /** The fault that the order brings along. */
  ownFault?: Fault
  /** An error in the provider's shape. */
  refuse: (status: number) => Error
  /** Does what was asked. `fault` is for the order to remember. */
  work: (fault: Fault | undefined) => unknown
  /** Pays the new order and waits until the merchant has been told. */
  payFirst?: () => Promise<void>
}

/** Answers merchants' calls, with the faults that were chosen for them. */
export interface FaultyCalls {
  answer(reply: FastifyReply, call: FaultyCall): Promise<unknown>
}

export function createFaultyCalls(
  ledger: Ledger,
  { minuteMs, hasOrderFaults }: Pick<SandboxConfig, 'minuteMs' | 'hasOrderFaults'>,
): FaultyCalls {
  function chosen({ call, ownFault }: FaultyCall): Fault | undefined {
    const { fault, left = 0 } = ledger.switchOf(call) ?? {}
    if (!fault || left <= 0) return hasOrderFaults ? ownFault : undefined
    ledger.record({ type: 'switch-set', switch: { call, fault, left: left - 1 } })
    return faultNamed(fault)
  }

  /** A fault an order brings along is met so many times and no more; a switch counts for itself. */
  function met(fault: Fault | undefined, { key, ownFault }: FaultyCall): CallFault | undefined {
    const callFault = callFaultNamed(fault?.name)
    if (!callFault || fault !== ownFault) return callFault
    const times = ledger.timesMet(key)
    if (times >= callFault.times) return undefined
    ledger.record({ type: 'fault-met', key })
    return callFault
  }

  return {
    async answer(reply, call) {
      const fault = chosen(call)
      const callFault = met(fault, call)
      if (!callFault) return call.work(fault)
      const { isDone, isPaidFirst, status, spoilt } = callFault
      const answer = isDone ? await call.work(undefined) : undefined
      if (isPaidFirst) await call.payFirst?.()
      if (status === 429) reply.headers(rateLimitHeaders(minuteMs))
      if (status) throw call.refuse(status)
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
