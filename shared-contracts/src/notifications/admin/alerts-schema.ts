import * as z from 'zod/mini'

/** Minutes since midnight in India. */
const Minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))

/** A browser that gets alerts about new orders. */
export const AlertDevice = z.object({
  id: z.string(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  /** Lets a browser recognise its own entry. */
  endpoint: z.string(),
  addedAt: z.string(),
  /** When alerts end, unless the person signs in on the device before then. */
  until: z.optional(z.string()),
  /** When the device last confirmed an alert; null before the first. */
  receivedAt: z.nullable(z.string()),
  /** Quiet hours; both are set, or neither. */
  quietFrom: z.nullable(Minute),
  quietUntil: z.nullable(Minute),
})
export type AlertDevice = z.infer<typeof AlertDevice>

export const Alerts = z.object({
  /** The key with which a browser subscribes (RFC 8292), base64url. */
  publicKey: z.string(),
  devices: z.array(AlertDevice),
})
export type Alerts = z.infer<typeof Alerts>

/** PUT /api/admin/alerts/devices: a browser's subscription (RFC 8030, 8291). The response is an AlertDevice. */
export const AlertSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
  quiet: z.nullable(z.object({ from: Minute, until: Minute })),
})
export type AlertSubscription = z.infer<typeof AlertSubscription>

/** GET /api/admin/alerts/new, polled by every open page of the admin. */
export const NewOrders = z.object({
  /** The serial number of the newest paid order; it only increases. */
  newest: z.int(),
  /** Number of paid orders that nobody has opened. */
  unopened: z.int(),
})
export type NewOrders = z.infer<typeof NewOrders>

/** The content of a push message. */
export const PushSignal = z.object({
  title: z.string(),
  body: z.string(),
  /** The same for all messages about an order, so that a later one replaces the earlier one. */
  tag: z.string(),
  /** The admin page that opens when the notification is tapped. */
  url: z.string(),
  /** The address to which the device confirms that it received the message. */
  receivedAt: z.string(),
})
export type PushSignal = z.infer<typeof PushSignal>
