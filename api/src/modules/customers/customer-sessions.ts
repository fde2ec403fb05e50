import type { Customer, CustomersRepository } from './customers.repository'

export interface CustomerSessionsDeps {
  repository: CustomersRepository
  hashOf: (secret: string) => string
  lifetimeMs: number
  now: () => Date
}

export type CustomerSessions = ReturnType<typeof createCustomerSessions>

/** Who is signed in where. The database holds hashes: the cookies themselves are the browsers' alone. */
export function createCustomerSessions({ repository, hashOf, lifetimeMs, now }: CustomerSessionsDeps) {
  /** @param before the cookie that the browser had until now, which ends */
  async function start(customerId: string, sid: string, before: string | undefined): Promise<void> {
    if (before) await end(before)
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await repository.addSession({ hash: hashOf(sid), customerId, expiresAt })
  }

  async function end(sid: string): Promise<void> {
    await repository.removeSession(hashOf(sid))
  }

  function find(hash: string): Promise<string | null> {
    return repository.customerOfSession(hash, now())
  }

  function customer(id: string): Promise<Customer | undefined> {
    return repository.find(id)
  }

  return { start, end, find, customer }
}
