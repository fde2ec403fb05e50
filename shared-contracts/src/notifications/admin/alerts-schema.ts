import * as z from 'zod/mini'

/** Minutes of the day in India. */
const Minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))

/** A browser of one's own that is told of new orders. */
export const AlertDevice = z.object({
  id: z.string(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  /** By which a browser knows itself. */
  endpoint: z.string(),
  addedAt: z.string(),
  /** When it is told no more, unless its person signs in there again before. */
  until: z.optional(z.string()),
  /** When it last said that a signal has reached it; null before the first. */
  receivedAt: z.nullable(z.string()),
  /** Between these it is left alone; both or none. */
  quietFrom: z.nullable(Minute),
  quietUntil: z.nullable(Minute),
})
export type AlertDevice = z.infer<typeof AlertDevice>

/** GET /api/admin/alerts. */
export const Alerts = z.object({
  /** With which a browser subscribes (RFC 8292), base64url. */
  publicKey: z.string(),
  devices: z.array(AlertDevice),
})
export type Alerts = z.infer<typeof Alerts>

/** PUT /api/admin/alerts/devices: what a browser's subscription is (RFC 8030, 8291), answered with the device. */
export const AlertSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
  quiet: z.nullable(z.object({ from: Minute, until: Minute })),
})
export type AlertSubscription = z.infer<typeof AlertSubscription>

/** GET /api/admin/alerts/new: what an open admin asks every now and then. */
export const NewOrders = z.object({
  /** The number of the newest order that was paid: it grows with each. */
  newest: z.int(),
  /** How many paid orders nobody has opened. */
  unopened: z.int(),
})
export type NewOrders = z.infer<typeof NewOrders>

/** What a device is told. */
export const PushSignal = z.object({
  title: z.string(),
  body: z.string(),
  /** Of the same order the same: a second one takes the place of the first. */
  tag: z.string(),
  /** The page of the admin that it opens. */
  url: z.string(),
  /** Where the device says that it has come. */
  receivedAt: z.string(),
})
export type PushSignal = z.infer<typeof PushSignal>
