import type { Deliveries } from '../deliveries/deliveries'
import type { Corruption, Delivery } from '../ledger/delivery'
import { type Fields, InvalidAct, readChoice, readCount } from './fields'

interface ActDeps {
  deliveries: Deliveries
  minuteMs: number
  now: () => Date
}

/** Something people do to a webhook, on the page and by the control api alike. */
interface WebhookAct {
  /** What it is called on the page's button. */
  label: string
  /** Said once it is done. */
  done: string
  /** @throws InvalidAct @returns what the control api answers */
  perform(delivery: Delivery, fields: Fields, deps: ActDeps): unknown
}

const MOST_COPIES = 1000
const MOST_MINUTES = 1440
export const corruptions: readonly (Corruption | 'none')[] = ['signature', 'body', 'nonsense', 'none']

export const webhookActs = {
  replay: {
    label: 'Send now',
    done: 'The webhook was sent now.',
    perform: ({ id }, _fields, { deliveries }) => deliveries.sendNow(id, 1),
  },
  duplicate: {
    label: 'Send copies',
    done: 'The copies were sent, all at once.',
    perform: ({ id }, fields, { deliveries }) =>
      deliveries.sendNow(id, readCount(fields, 'copies', { least: 1, most: MOST_COPIES, usual: 2 })),
  },
  delay: {
    label: 'Send later',
    done: 'The webhook is sent again later.',
    perform({ id }, fields, { deliveries, minuteMs, now }) {
      const minutes = readCount(fields, 'minutes', { least: 0, most: MOST_MINUTES, usual: 2 })
      const dueAt = new Date(now().getTime() + minutes * minuteMs).toISOString()
      deliveries.change(id, { state: null, dueAt })
    },
  },
  hold: {
    label: 'Hold',
    done: 'The webhook is held until it is sent by hand.',
    perform: ({ id }, _fields, { deliveries }) => deliveries.change(id, { state: 'held' }),
  },
  drop: {
    label: 'Drop',
    done: 'The webhook is not sent by itself any more.',
    perform: ({ id }, _fields, { deliveries }) => deliveries.change(id, { state: 'dropped' }),
  },
  corrupt: {
    label: 'Corrupt',
    done: 'From now on the webhook goes out as chosen.',
    perform({ id }, fields, { deliveries }) {
      const how = readChoice(fields, 'how', corruptions)
      deliveries.change(id, { corruption: how === 'none' ? null : how })
    },
  },
} satisfies Record<string, WebhookAct>

export type WebhookActName = keyof typeof webhookActs

/** @throws InvalidAct */
export function webhookActNamed(name: string): WebhookAct {
  if (isWebhookAct(name)) return webhookActs[name]
  throw new InvalidAct(`The act must be one of ${Object.keys(webhookActs).join(', ')}.`)
}

export function isWebhookAct(name: string): name is WebhookActName {
  return Object.hasOwn(webhookActs, name)
}
