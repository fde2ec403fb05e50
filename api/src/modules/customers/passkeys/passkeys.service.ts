import { AppError } from '../../../errors'
import type { PasskeysRepository, StoredPasskey } from './passkeys.repository'

export type PasskeysService = ReturnType<typeof createPasskeysService>

export function createPasskeysService(repository: Pick<PasskeysRepository, 'listOf' | 'rename' | 'remove'>) {
  async function listOf(customerId: string): Promise<StoredPasskey[]> {
    return repository.listOf(customerId)
  }

  /** @throws AppError NOT_FOUND, also if it belongs to another customer */
  async function rename(customerId: string, id: string, name: string): Promise<void> {
    if (!(await repository.rename(customerId, id, name))) throw gone()
  }

  /** Removes a passkey; the password still works. @throws AppError NOT_FOUND unless it is the customer's */
  async function remove(customerId: string, id: string): Promise<void> {
    if (!(await repository.remove(customerId, id))) throw gone()
  }

  return { listOf, rename, remove }
}

function gone(): AppError {
  return new AppError('NOT_FOUND', 'This passkey has already been removed.')
}
