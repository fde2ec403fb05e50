import type { Corruption, Delivery } from '../../deliveries/delivery'
import type { Sandbox } from '../../sandbox'
import type { Fields } from '../../values/fields'
import { readChoice, readCount } from './fields'

interface WebhookAct {
  label: string
  done: string
  /** @returns the response of the control api. @throws InvalidAct if the act is impossible */
  perform(delivery: Delivery, fields: Fields, sandbox: Sandbox): unknown
}

const MOST_COPIES = 1000
const MOST_MINUTES = 1440
export const corruptions: readonly (Corruption | 'none')[] = ['signature', 'body', 'nonsense', 'none']

export const webhookActs: Record<string, WebhookAct> = {
  replay: {
    label: 'Send now',
    done: 'Webhook sent.',
    perform: (webhook, _fields, { deliveries }) => deliveries.sendNow(webhook, 1),
  },
  duplicate: {
    label: 'Send copies',
    done: 'Copies sent, all at the same time.',
    perform: (webhook, fields, { deliveries }) =>
      deliveries.sendNow(webhook, readCount(fields, 'copies', { least: 1, most: MOST_COPIES, usual: 2 })),
  },
  delay: {
    label: 'Send later',
    done: 'The webhook will be sent again later.',
    perform(webhook, fields, { deliveries, inMinutes }) {
      const minutes = readCount(fields, 'minutes', { least: 0, most: MOST_MINUTES, usual: 2 })
      deliveries.change(webhook, { state: undefined, dueAt: inMinutes(minutes) })
    },
  },
  corrupt: {
    label: 'Corrupt',
    done: 'From now on the webhook is sent as chosen.',
    perform(webhook, fields, { deliveries }) {
      const how = readChoice(fields, 'how', corruptions)
      deliveries.change(webhook, { corruption: how === 'none' ? undefined : how })
    },
  },
  hold: {
    label: 'Hold',
    done: 'The webhook is held until you send it.',
    perform: (webhook, _fields, { deliveries }) => deliveries.change(webhook, { state: 'held' }),
  },
  drop: {
    label: 'Drop',
    done: 'The webhook is no longer sent automatically.',
    perform: (webhook, _fields, { deliveries }) => deliveries.change(webhook, { state: 'dropped' }),
  },
}
