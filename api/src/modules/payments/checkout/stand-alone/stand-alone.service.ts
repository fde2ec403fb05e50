import { randomBytes } from 'node:crypto'
import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { STAND_ALONE_USER_ID, type StandAloneState } from 'shared-contracts/payments/payment'
import { paths } from 'shared-contracts/routing/paths'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Outbox } from '../../../../mail/outbox'
import type { OwnerMails } from '../../action-items/owner-mails'
import type { Ledger } from '../../ledger'
import type { ProviderName } from '../../payments.tables'
import type {
  StandAloneGateway,
  StandAloneMessage,
  StandAloneReport,
  StandAloneResponse,
} from '../../providers/gateway/stand-alone-gateway'
import { type Gateways, refuseDisabledGateway } from '../../providers/gateways'
import { ifAnswered } from '../../providers/http/response-or-failure'
import { FIRST_QUESTION_MS } from '../../status-requests/polling-plan'
import type { StandAloneRecord, StandAloneRepository } from './stand-alone.repository'
import { readAmount, type StandAloneRequest } from './stand-alone.schema'

interface StandAloneDeps {
  database: Pick<Database, 'inTransaction'>
  standAlonePayments: StandAloneRepository
  ledger: Pick<Ledger, 'add' | 'capturesNamed' | 'captureOf'>
  gateways: Gateways
  /** The gateway that takes new payments. */
  standAloneGateway: ProviderName
  /** The gateways that are turned on. */
  gatewaysSetUp: readonly ProviderName[]
  outbox: Outbox
  ownerMails: Pick<OwnerMails, 'standAlonePaidMail'>
  publicOrigin: string
  now: () => Date
  onError: (error: unknown, id: string) => void
}

/** A late success still turns a failed payment into a paid one; a paid one stays paid. */
const next: Record<StandAloneState, readonly StandAloneState[]> = {
  PENDING: ['COMPLETED', 'FAILED'],
  FAILED: ['COMPLETED'],
  COMPLETED: [],
}

export function createStandAlone(deps: StandAloneDeps) {
  const {
    database,
    standAlonePayments: payments,
    ledger,
    gateways,
    outbox,
    ownerMails,
    publicOrigin,
    now,
  } = deps
  const provider = deps.standAloneGateway

  /** Stores the payment, then requests its page. @param customerId null for a visitor. @throws AppError */
  async function initiate(
    customerId: string | null,
    request: StandAloneRequest,
    language: Language,
  ): Promise<StandAloneResponse> {
    refuseDisabledGateway(provider, deps.gatewaysSetUp)
    const id = `MT${randomBytes(16).toString('hex')}`
    const record: StandAloneRecord = {
      merchantTransactionId: id,
      provider,
      amount: readAmount(request),
      // PhonePe requires a user id.
      customerId: customerId ?? STAND_ALONE_USER_ID,
      name: request.name,
      phone: request.phone,
      state: 'PENDING',
      transactionId: null,
      code: 'PAYMENT_PENDING',
      message: 'The payment has been started.',
      detail: {},
      createdAt: now(),
      nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
      attempts: 0,
      trouble: null,
    }
    await payments.add(record)
    try {
      return await standAloneAt(provider).pay({
        gatewayOrderId: id,
        amount: readAmount(request),
        customer: { id: record.customerId, phone: record.phone },
        returnUrl: `${publicOrigin}${inLanguage(language, paths.paymentStatus(id))}`,
        notifyUrl: gateways.get(provider).webhookUrl,
      })
    } catch (error) {
      // Nobody has received the page, so nobody can pay, and there is nothing to poll.
      await payments.change(id, { state: 'FAILED', code: 'PAYMENT_ERROR', nextQuestionAt: null })
      throw error
    }
  }

  /** Returns the payment's current state, asking the gateway while it is pending. */
  async function status(id: string): Promise<StandAloneResponse> {
    const record = await known(id)
    if (record.state === 'PENDING') await ifAnswered(ask(record), (error) => deps.onError(error, id))
    return toResponse(await known(id))
  }

  function standAloneAt(name: ProviderName): StandAloneGateway {
    const { standAlone, title } = gateways.get(name)
    if (!standAlone) throw new Error(`${title} takes no stand-alone payments.`)
    return standAlone
  }

  async function known(id: string): Promise<StandAloneRecord> {
    const record = await payments.find(id)
    if (!record) throw new AppError('NOT_FOUND', 'This transaction was not found.')
    return record
  }

  /** Asks the gateway about a payment and applies its report. @throws GatewayError */
  async function ask(record: StandAloneRecord): Promise<void> {
    const report = await standAloneAt(record.provider).status(record.merchantTransactionId)
    if (report) await apply(report)
  }

  /** @returns what happened to a genuine message, or undefined if it is not about a stand-alone payment */
  async function applyMessage(
    sender: ProviderName,
    message: StandAloneMessage,
    messageId: number,
  ): Promise<string | undefined> {
    if (message.kind === 'refund') return undefined
    const id = message.kind === 'payment' ? message.report.merchantTransactionId : message.gatewayOrderId
    const record = await payments.find(id)
    if (!record || record.provider !== sender) return undefined
    if (message.kind === 'payment') return apply(message.report, messageId)
    await payments.change(id, { nextQuestionAt: now() })
    return 'asked'
  }

  function apply(report: StandAloneReport, message?: number): Promise<string> {
    return database.inTransaction(async () => {
      const record = await payments.lock(report.merchantTransactionId)
      if (!record) return 'ignored'
      if (report.state === 'COMPLETED') return take(record, report, message)
      return report.amount === record.amount ? settle(record, report) : 'ignored'
    })
  }

  /** PhonePe takes one payment per transaction, so a second payment id means the same payment. */
  async function take(record: StandAloneRecord, report: StandAloneReport, message?: number): Promise<string> {
    const id = record.merchantTransactionId
    const isKnown = (await ledger.capturesNamed(id)).some(({ standAlone }) => standAlone === id)
    if (isKnown) return 'repeated'
    const gatewayId = report.transactionId || id
    if (await ledger.captureOf(record.provider, gatewayId)) return 'held'
    const held = report.amount === record.amount ? null : 'amount'
    await ledger.add({
      at: now(),
      provider: record.provider,
      kind: 'capture',
      state: 'done',
      gatewayId,
      amount: report.amount,
      standAlone: id,
      held,
      note: report.answer.message ?? '',
      report: message,
    })
    await outbox.add(ownerMails.standAlonePaidMail(record, report.amount, held !== null))
    return held ? 'held' : settle(record, report)
  }

  async function settle(
    record: StandAloneRecord,
    { state, answer, transactionId }: StandAloneReport,
  ): Promise<string> {
    if (state === record.state) return 'repeated'
    if (!next[record.state].includes(state)) return 'ignored'
    await payments.change(record.merchantTransactionId, {
      state,
      transactionId,
      code: answer.code,
      message: answer.message ?? '',
      detail: answer.data ?? {},
      nextQuestionAt: state === 'COMPLETED' ? null : record.nextQuestionAt,
    })
    return 'applied'
  }

  /** Schedules a poll of the payment. @returns false if it is not ours */
  async function askAbout(id: string): Promise<boolean> {
    const record = await payments.find(id)
    if (record) await payments.change(id, { nextQuestionAt: now() })
    return record !== undefined
  }

  return { initiate, status, ask, askAbout, applyMessage }
}

function toResponse(record: StandAloneRecord): StandAloneResponse {
  return {
    success: record.state !== 'FAILED',
    code: record.code,
    message: record.message,
    data: {
      ...record.detail,
      merchantTransactionId: record.merchantTransactionId,
      transactionId: record.transactionId,
      amount: record.amount,
      state: record.state,
    },
  }
}

export type StandAlone = ReturnType<typeof createStandAlone>
