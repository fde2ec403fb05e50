import type { Delivery } from '../../deliveries/delivery'
import type { Call } from '../../faults/fault'
import type { RowFault } from '../settlement/row-faults'
import type { Step } from '../step'
import { type Journal, openJournal } from './journal'
import type { Order } from './order'

/** A stored response for repeats with the same x-idempotency-key. */
interface StoredResponse {
  /** Hash of the request; other content under the same key is refused. */
  fingerprint: string
  body: string
}

/** A fault for the next calls, whoever makes them. */
interface Switch {
  call: Call
  fault: string
  /** Number of calls that will still get it. */
  left: number
}

export interface Settings {
  /** How new webhooks are treated: sent immediately, held until sent manually, or dropped. */
  newWebhooks: 'sent' | 'held' | 'dropped'
  /** How far the clock has been moved forward. */
  clockAheadMs: number
}

/** Values by key, in insertion order. */
class Table<Value> {
  private readonly values = new Map<string, Value>()

  constructor(
    private readonly name: string,
    private readonly journal: Journal,
  ) {
    for (const [table, key, value] of journal.past) {
      if (table !== name) continue
      if (value === undefined) this.values.delete(key)
      // The cast is safe, because only this table writes under its name.
      else this.values.set(key, value as Value)
    }
  }

  get(key: string): Value | undefined {
    return this.values.get(key)
  }

  all(): Value[] {
    return [...this.values.values()]
  }

  /** Stores a value. Call it after every in-place change too. */
  set(key: string, value: Value) {
    this.values.set(key, value)
    this.journal.append([this.name, key, value])
  }

  delete(key: string) {
    if (this.values.delete(key)) this.journal.append([this.name, key])
  }
}

export type Store = ReturnType<typeof openStore>

/** Opens a store that survives crashes. @throws Error if another process uses the file, or it is unreadable */
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
    /** How often an order or a refund has had its own fault. */
    timesMet: new Table<number>('times-met', journal),
    /** Faults of report rows, in the order in which they were chosen. */
    rowFaults: new Table<RowFault>('row-fault', journal),
    settings: current,
    changeSettings: (changes: Partial<Settings>) => settings.set('all', { ...current(), ...changes }),
    close: journal.close,
  }
}
