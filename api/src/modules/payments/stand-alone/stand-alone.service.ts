import { randomBytes } from 'node:crypto'
import type { Paise } from 'shared-contracts/domain/money'
import { STAND_ALONE_USER_ID, type StandAloneState } from 'shared-contracts/domain/payments'
import type { HeldCause } from '../../../db/tables/orders'
import { AppError } from '../../../errors'
import { FIRST_QUESTION_MS } from '../follow-up/follow-up-plan'
import { webhookAddress } from '../inbox/webhook-paths'
import type { LedgerRepository } from '../ledger/ledger.repository'
import { GatewayError } from '../providers/gateway-http'
import type { PhonePeName, PhonePes } from '../providers/gateways'
import type { PhonePeAnswer, PhonePeMessage, PhonePeReport } from '../providers/phonepe/phonepe'
import type { StandAloneRecord, StandAloneRepository } from './stand-alone.repository'
import { amountOf, type StandAloneRequest } from './stand-alone.schema'

export interface StandAloneServiceDeps {
  repository: StandAloneRepository
  phonepes: PhonePes
  /** Where new payments are begun. */
  provider: PhonePeName
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  publicOrigin: string
  now: () => Date
  ledger: Pick<LedgerRepository, 'add' | 'capturesNamed' | 'captureOf'>
  /** Called for money that has arrived, in the same transaction. */
  onMoney: (payment: StandAloneRecord, amount: Paise, held: HeldCause | null) => Promise<void>
  onError: (error: GatewayError, id: string) => void
}

/** A late success still pays a payment that had failed; one that was paid stays so. */
const next: Record<StandAloneState, readonly StandAloneState[]> = {
  PENDING: ['COMPLETED', 'FAILED'],
  FAILED: ['COMPLETED'],
  COMPLETED: [],
}

export function createStandAloneService(deps: StandAloneServiceDeps) {
  const { repository, ledger, phonepes, provider, inTransaction, publicOrigin, now, onMoney, onError } = deps

  /** Stores the payment, then asks PhonePe for its page. @throws GatewayError */
  async function initiate(request: StandAloneRequest): Promise<PhonePeAnswer> {
    const id = `MT${randomBytes(16).toString('hex')}`
    const record: StandAloneRecord = {
      merchantTransactionId: id,
      provider,
      amount: amountOf(request),
      // PhonePe takes no payment of nobody.
      customerId: request.userId || STAND_ALONE_USER_ID,
      name: request.name,
      phone: request.phone,
      state: 'PENDING',
      transactionId: null,
      code: 'PAYMENT_PENDING',
      message: 'The payment has been started.',
      detail: {},
      createdAt: now(),
      nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
      tries: 0,
      trouble: null,
    }
    await repository.add(record)
    try {
      return await phonepes[provider].pay({
        merchantTransactionId: id,
        customerId: record.customerId,
        amount: amountOf(request),
        phone: record.phone,
        redirectUrl: `${publicOrigin}/payment/status/${id}`,
        callbackUrl: webhookAddress(publicOrigin, provider),
      })
    } catch (error) {
      // Nobody was given the page, so nobody can pay: there is nothing to ask about.
      await repository.change(id, { state: 'FAILED', code: 'PAYMENT_ERROR', nextQuestionAt: null })
      throw error
    }
  }

  /** The payment's newest state, by PhonePe's own report while it is open. */
  async function status(id: string): Promise<PhonePeAnswer> {
    const record = await known(id)
    if (record.state === 'PENDING') await askQuietly(record)
    return answerOf(await known(id))
  }

  async function known(id: string): Promise<StandAloneRecord> {
    const record = await repository.find(id)
    if (!record) throw new AppError('NOT_FOUND', 'This transaction was not found.')
    return record
  }

  async function askQuietly(record: StandAloneRecord): Promise<void> {
    try {
      await ask(record)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onError(error, record.merchantTransactionId)
    }
  }

  /** Asks PhonePe about a payment and applies what it reports. @throws GatewayError */
  async function ask(record: StandAloneRecord): Promise<void> {
    const report = await phonepes[providerOf(record)].status(record.merchantTransactionId)
    if (report) await apply(report)
  }

  /** @returns what became of a genuine message, or undefined when it is about no stand-alone payment */
  async function applyMessage(
    sender: PhonePeName,
    message: PhonePeMessage,
    messageId: number,
  ): Promise<string | undefined> {
    if (message.kind === 'refund') return undefined
    const id =
      message.kind === 'payment' ? message.report.merchantTransactionId : message.merchantTransactionId
    const record = await repository.find(id)
    if (!record || providerOf(record) !== sender) return undefined
    if (message.kind === 'payment') return apply(message.report, messageId)
    await repository.change(id, { nextQuestionAt: now() })
    return 'asked'
  }

  function apply(report: PhonePeReport, message?: number): Promise<string> {
    return inTransaction(async () => {
      const record = await repository.lock(report.merchantTransactionId)
      if (!record) return 'ignored'
      if (report.state === 'COMPLETED') return take(record, report, message)
      return report.amount === record.amount ? settle(record, report) : 'ignored'
    })
  }

  /** PhonePe takes one payment for each: another id of it is the same money. */
  async function take(record: StandAloneRecord, report: PhonePeReport, message?: number): Promise<string> {
    const id = record.merchantTransactionId
    const isKnown = (await ledger.capturesNamed(id)).some(({ standAlone }) => standAlone === id)
    if (isKnown) return 'repeated'
    const gatewayId = report.transactionId || id
    if (await ledger.captureOf(providerOf(record), gatewayId)) return 'held'
    const held = report.amount === record.amount ? null : 'amount'
    await ledger.add({
      at: now(),
      provider: providerOf(record),
      kind: 'capture',
      state: 'done',
      gatewayId,
      amount: report.amount,
      standAlone: id,
      held,
      note: report.answer.message ?? '',
      report: message,
    })
    await onMoney(record, report.amount, held)
    return held ? 'held' : settle(record, report)
  }

  async function settle(
    record: StandAloneRecord,
    { state, answer, transactionId }: PhonePeReport,
  ): Promise<string> {
    if (state === record.state) return 'repeated'
    if (!next[record.state].includes(state)) return 'ignored'
    await repository.change(record.merchantTransactionId, {
      state,
      transactionId,
      code: answer.code,
      message: answer.message ?? '',
      detail: answer.data ?? {},
      nextQuestionAt: state === 'COMPLETED' ? null : record.nextQuestionAt,
    })
    return 'applied'
  }

  /** Has a payment asked about at the next look. @returns false when it is not ours */
  async function askAbout(id: string): Promise<boolean> {
    const record = await repository.find(id)
    if (record) await repository.change(id, { nextQuestionAt: now() })
    return record !== undefined
  }

  return { initiate, status, ask, askAbout, applyMessage }
}

function providerOf({ provider }: StandAloneRecord): PhonePeName {
  return provider === 'phonepe-v2' ? provider : 'phonepe-v1'
}

function answerOf(record: StandAloneRecord): PhonePeAnswer {
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

export type StandAloneService = ReturnType<typeof createStandAloneService>
