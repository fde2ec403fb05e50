import type { Delivery } from '../../deliveries/delivery'
import type { Call } from '../../faults/fault'
import type { RowFault } from '../settlement/row-faults'
import type { Step } from '../step'
import { type Journal, openJournal } from './journal'
import type { Order } from './order'

/** An answer kept for a repeat with the same x-idempotency-key. */
interface StoredResponse {
  /** Hash of the request it answered; another content under the same key is refused. */
  fingerprint: string
  /** The JSON text that was answered. */
  body: string
}

/** A fault that the next calls meet, whosever they are. */
interface Switch {
  call: Call
  fault: string
  /** How many calls are still to meet it. */
  left: number
}

export interface Settings {
  /** What becomes of new webhooks: sent at once, held until sent by hand, or never sent by themselves. */
  newWebhooks: 'sent' | 'held' | 'dropped'
  /** How far the clock has been set forward. */
  clockAheadMs: number
}

/** Values by their keys, in the order in which the keys came. */
class Table<Value> {
  private readonly values = new Map<string, Value>()

  constructor(
    private readonly name: string,
    private readonly journal: Journal,
  ) {
    for (const [table, key, value] of journal.past) {
      if (table !== name) continue
      if (value === undefined) this.values.delete(key)
      // Only this table writes under its name.
      else this.values.set(key, value as Value)
    }
  }

  get(key: string): Value | undefined {
    return this.values.get(key)
  }

  all(): Value[] {
    return [...this.values.values()]
  }

  /** A value that was changed in place is kept by this call, and only by this. */
  set(key: string, value: Value) {
    this.values.set(key, value)
    this.journal.append([this.name, key, value])
  }

  delete(key: string) {
    if (this.values.delete(key)) this.journal.append([this.name, key])
  }
}

export type Store = ReturnType<typeof openStore>

/**
 * The sandbox's memory, which a restart or a crash does not lose.
 *
 * @throws Error when another process has the file, or it cannot be read
 */
export function openStore(path: string) {
  const journal = openJournal(path)
  const settings = new Table<Settings>('settings', journal)
  const current = (): Settings => settings.get('all') ?? { newWebhooks: 'sent', clockAheadMs: 0 }
  return {
    orders: new Table<Order>('order', journal),
    deliveries: new Table<Delivery>('delivery', journal),
    steps: new Table<Step>('step', journal),
    keptAnswers: new Table<StoredResponse>('answer', journal),
    switches: new Table<Switch>('switch', journal),
    /** How often an order or a refund has met the fault it brings along. */
    timesMet: new Table<number>('times-met', journal),
    /** In the order in which they were chosen. */
    rowFaults: new Table<RowFault>('row-fault', journal),
    settings: current,
    changeSettings: (changes: Partial<Settings>) => settings.set('all', { ...current(), ...changes }),
    close: journal.close,
  }
}
