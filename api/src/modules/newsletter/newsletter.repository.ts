import type { Database } from '../../db/connection'
import { subscriptions } from '../../db/tables/newsletter'

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>

export function createNewsletterRepository({ connection }: Database) {
  /** Does nothing when the address is subscribed already. */
  async function add(email: string, subscribedAt: Date): Promise<void> {
    await connection().insert(subscriptions).values({ email, subscribedAt }).onConflictDoNothing()
  }

  return { add }
}
