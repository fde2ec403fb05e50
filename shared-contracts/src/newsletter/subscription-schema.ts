import * as z from 'zod/mini'
import { Email, requiredText } from '../values/text'

export const Subscription = z.object({ email: Email })
export type Subscription = z.infer<typeof Subscription>

/** The token in the link of a confirmation mail. */
export const ConfirmSubscription = z.object({ token: requiredText(100) })
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>
