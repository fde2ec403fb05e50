import { randomBytes } from 'node:crypto'
import { STAND_ALONE_USER_ID, type StandAloneState } from 'shared-contracts/domain/payments'
import { AppError } from '../../../errors'
import { FIRST_QUESTION_MS } from '../follow-up/follow-up-plan'
import { webhookAddress } from '../inbox/webhook-paths'
import { GatewayError } from '../providers/gateway-http'
import type { PhonePeName, PhonePes } from '../providers/gateways'
import type { PhonePeAnswer, PhonePeMessage, PhonePeWord } from '../providers/phonepe/phonepe'
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
  /** Called for a word that a person should look at. */
  onHeld: (word: PhonePeWord) => void
  onError: (error: GatewayError, id: string) => void
}

/** A late success still pays a payment that had failed; one that was paid stays so. */
const next: Record<StandAloneState, readonly StandAloneState[]> = {
  PENDING: ['COMPLETED', 'FAILED'],
  FAILED: ['COMPLETED'],
  COMPLETED: [],
}

export function createStandAloneService(deps: StandAloneServiceDeps) {
  const { repository, phonepes, provider, inTransaction, publicOrigin, now, onHeld, onError } = deps

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

  /** The payment's newest state, by PhonePe's own word while it is open. */
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

  /** Asks PhonePe about a payment and applies what it says. @throws GatewayError */
  async function ask(record: StandAloneRecord): Promise<void> {
    const word = await phonepes[providerOf(record)].status(record.merchantTransactionId)
    if (word) await apply(word)
  }

  /** @returns what became of a genuine message, or undefined when it is about no stand-alone payment */
  async function applyMessage(sender: PhonePeName, message: PhonePeMessage): Promise<string | undefined> {
    if (message.kind === 'refund') return undefined
    const id = message.kind === 'word' ? message.word.merchantTransactionId : message.merchantTransactionId
    const record = await repository.find(id)
    if (!record || providerOf(record) !== sender) return undefined
    if (message.kind === 'word') return apply(message.word)
    await repository.change(id, { nextQuestionAt: now() })
    return 'asked'
  }

  function apply(word: PhonePeWord): Promise<string> {
    return inTransaction(async () => {
      const record = await repository.lock(word.merchantTransactionId)
      if (record?.amount === word.amount) return settle(record, word)
      onHeld(word)
      return 'held'
    })
  }

  async function settle(
    record: StandAloneRecord,
    { state, answer, transactionId }: PhonePeWord,
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

  return { initiate, status, ask, applyMessage }
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
