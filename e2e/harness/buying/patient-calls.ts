import type { Response } from 'undici'
import type { CallRecord, Refusal } from './completed-calls'

/** Temporary statuses. nginx sends them until it notices a dead server, and an edge while its api is down. */
const PASSING = [502, 503]
const TRIES = 20
const TRY_AGAIN_AFTER_MS = 250

export interface PatientCalls {
  /** Retries after 502 and 503, as a shopper would. @returns the body; undefined after a complaint */
  call: (kind: string, status: number, send: () => Promise<Response>) => Promise<string | undefined>
  /** Records what is wrong with a response. */
  complain: (complaint: string) => void
}

export function createPatientCalls(records: CallRecord[], complaints: string[]): PatientCalls {
  const complain = (complaint: string) => void complaints.push(complaint)

  async function call(kind: string, status: number, send: () => Promise<Response>) {
    const started = performance.now()
    const refusals: Refusal[] = []
    while (refusals.length < TRIES) {
      const answer = await readResponse(send)
      if (answer.status === status) {
        records.push({ kind, ms: performance.now() - started, refusals })
        return answer.text
      }
      if (!PASSING.includes(answer.status)) {
        complain(`${kind} was answered ${answer.status}: ${answer.text.slice(0, 100).replaceAll('\n', ' ')}`)
        return undefined
      }
      refusals.push({ ...answer, at: new Date() })
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS))
    }
    complain(`${kind} failed ${TRIES} times: ${refusals.map(({ status }) => status).join(' ')}`)
    return undefined
  }

  return { call, complain }
}

async function readResponse(send: () => Promise<Response>): Promise<{ status: number; text: string }> {
  try {
    const answer = await send()
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}
