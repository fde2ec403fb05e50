import type {
  DataRequest,
  DataRequestPage,
  NewDataRequest,
} from 'shared-contracts/customers/admin/data-requests-schema'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import type { DataOfAddress } from '../privacy'
import type { DataRequestsRepository, StoredRequest } from './data-requests.repository'

interface DataRequestsDeps {
  repository: DataRequestsRepository
  data: DataOfAddress
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

/** The deadline promised in the privacy policy, which is also the legal one for complaints. */
const SETTLED_WITHIN_MS = 30 * 24 * 60 * 60_000
const MOST_SETTLED = 50

export type DataRequestsService = ReturnType<typeof createDataRequestsService>

/** Handles data requests that came by mail, inbox or phone. The audit log mentions them without the address. */
export function createDataRequestsService(deps: DataRequestsDeps) {
  const { repository, data, auditLog, inTransaction, now } = deps
  const about = (id: string) => ({ kind: 'data-request', id }) as const

  /** Adds a request, or returns the open one. @throws AppError INVALID_INPUT for a date in the future */
  async function note({ email, way, askedOn }: NewDataRequest, by: Staff): Promise<DataRequest> {
    const askedAt = new Date(`${askedOn}T00:00:00+05:30`)
    if (askedAt > now()) throw new AppError('INVALID_INPUT', 'The request date can’t be in the future.')
    return inTransaction(async () => {
      const added = await repository.add({
        ...{ email, way, askedAt },
        ...{ changedBy: by.name, changedAt: now() },
      })
      if (added)
        await auditLog.write({ by, what: 'data-request-noted', about: about(added.id), after: { way } })
      const open = added ?? (await repository.openOf(email))
      if (!open) throw new AppError('NOT_FOUND', 'Please try again.')
      return shown(open)
    })
  }

  async function list(): Promise<DataRequest[]> {
    return (await repository.list(MOST_SETTLED)).map(shown)
  }

  async function page(id: string): Promise<DataRequestPage> {
    return inTransaction(async () => {
      const request = await found(id)
      const { email } = request
      if (!email)
        return {
          request: shown(request),
          places: [],
          hasUnconfirmedAccount: false,
          contactUntil: null,
          retainedUntil: null,
        }
      const { contactUntil, ...known } = await data.placesOf(email)
      return { request: shown(request), ...known, contactUntil: contactUntil?.toISOString() ?? null }
    })
  }

  /** Returns a copy of the data stored about the address, to be sent to it. */
  async function takeCopy(id: string, by: Staff) {
    return inTransaction(async () => {
      const { email } = open(await found(id))
      await repository.change(id, { exportedAt: now() }, by.name, now())
      await auditLog.write({ by, what: 'data-exported', about: about(id) })
      return data.copyOf(email)
    })
  }

  /** Deletes all but purchases and unconfirmed accounts. Closes the request. @throws AppError (see `open`) */
  async function remove(id: string, version: number, by: Staff): Promise<DataRequest> {
    return inTransaction(async () => {
      const request = open(await found(id), version)
      const { places } = await data.placesOf(request.email)
      await data.remove(request.email)
      const after = Object.fromEntries(places.map(({ place, count }) => [place, count]))
      await auditLog.write({ by, what: 'data-deleted', about: about(id), after })
      return settled(id, 'deleted', by)
    })
  }

  /**
   * Closes a request without deleting anything, for example because a copy of the data was enough.
   * @throws AppError CHANGED_MEANWHILE
   */
  async function close(id: string, version: number, why: string, by: Staff): Promise<DataRequest> {
    return inTransaction(async () => {
      open(await found(id), version)
      await auditLog.write({ by, what: 'data-request-closed', about: about(id), why })
      return settled(id, 'closed', by)
    })
  }

  async function settled(id: string, outcome: 'deleted' | 'closed', by: Staff): Promise<DataRequest> {
    const change = { outcome, settledAt: now(), settledBy: by.name, email: null }
    return shown(await repository.change(id, change, by.name, now()))
  }

  async function found(id: string): Promise<StoredRequest> {
    const request = await repository.lock(id)
    if (!request) throw new AppError('NOT_FOUND', 'This request no longer exists. Reload the page.')
    return request
  }

  return { note, list, page, takeCopy, remove, close }
}

/** @param version the version that staff saw; omit to accept any. @throws CHANGED_MEANWHILE, WRONG_STATE */
function open(request: StoredRequest, version = request.version): StoredRequest & { email: string } {
  const { email } = request
  if (request.version !== version) throw changedMeanwhile(request.changedBy, request.changedAt)
  if (email === null) throw new AppError('WRONG_STATE', 'This request is already closed.')
  return { ...request, email }
}

function shown({
  askedAt,
  exportedAt,
  settledAt,
  changedBy,
  changedAt,
  ...request
}: StoredRequest): DataRequest {
  return {
    ...request,
    askedAt: askedAt.toISOString(),
    dueAt: new Date(askedAt.getTime() + SETTLED_WITHIN_MS).toISOString(),
    exportedAt: exportedAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
  }
}
