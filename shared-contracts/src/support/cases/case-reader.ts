import { pieces } from '../../orders/pieces-reader'
import { amount, flag, list, oneOf, optional, type Reader, shape, text, texts } from '../../values/reading'
import { type CaseKind, type CaseReason, type CaseState, caseKinds, caseReasons, caseStates } from './case'
import type { CaseMessage, CaseSummary, CustomerCase } from './case-schema'

const summary = {
  id: text,
  kind: oneOf(caseKinds),
  state: oneOf(caseStates),
}

const readSummary = shape<{ id: string; kind: CaseKind | undefined; state: CaseState | undefined }>(summary)

/** Leaves out a case without an id, a kind or a state, because pages could neither show nor address it. */
export const caseSummary: Reader<CaseSummary | undefined> = (...args) => ifWhole(readSummary(...args))

const message = shape<CaseMessage>({ isOurs: flag, text, at: text })

const readCase = shape<
  Omit<CustomerCase, 'kind' | 'state' | 'reason'> & {
    kind: CaseKind | undefined
    state: CaseState | undefined
    reason: CaseReason | undefined
  }
>({
  ...summary,
  openedAt: text,
  reason: optional(oneOf(caseReasons)),
  items: pieces,
  text,
  photos: texts,
  messages: list(message),
  refund: optional(amount),
})

export const customerCase: Reader<CustomerCase | undefined> = (...args) =>
  ifWhole(readCase(...args)) as CustomerCase | undefined

const readCases = shape<{ cases: CustomerCase[] }>({ cases: list(customerCase) })

export const customerCases: Reader<CustomerCase[]> = (...args) => readCases(...args)?.cases ?? []

function ifWhole<Read extends { id?: string; kind?: CaseKind | undefined; state?: CaseState | undefined }>(
  read: Read | undefined,
): (Read & CaseSummary) | undefined {
  return read?.id && read.kind && read.state ? (read as Read & CaseSummary) : undefined
}
