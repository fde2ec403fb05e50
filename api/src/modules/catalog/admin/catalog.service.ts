import type {
  AdminProduct,
  ProductChange,
  ProductEdit,
  SoldOutMark,
  UndoneSave,
} from 'shared-contracts/catalog/admin/catalogue-schema'
import { ownName } from 'shared-contracts/content/media/own-picture'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Pictures } from '../../content/media'
import type { Staff } from '../../staff'
import type { AdminCatalogRepository } from './catalog.repository'
import type { HistoryRepository, StoredChange } from './history.repository'
import { plannedChanges } from './planned-changes'
import type { Saving } from './saving'
import { shownProduct } from './shown-product'
import type { FieldChange, StoredProduct } from './stored-product'
import { undoable } from './undoable'

interface AdminCatalogDeps {
  repository: AdminCatalogRepository
  history: HistoryRepository
  save: Saving
  inTransaction: InTransaction
  /** Returns which uploaded pictures are ready, by name. */
  pictures: Pick<Pictures, 'states'>
  licence: () => Promise<string | undefined>
}

export type AdminCatalogService = ReturnType<typeof createAdminCatalogService>

/** Accepts the product's current pictures and fully processed uploads. @throws AppError INVALID_INPUT */
async function checkPictures(
  { images }: Pick<StoredProduct, 'images'>,
  wanted: readonly string[],
  states: Pictures['states'],
): Promise<void> {
  const added = wanted.filter((address) => !images.includes(address))
  if (added.length === 0) return
  const found = await states(added.flatMap((address) => ownName(address) ?? []))
  for (const address of added) {
    const isReady = found.get(ownName(address) ?? '')
    if (isReady === undefined) throw new AppError('INVALID_INPUT', 'Picture not found.')
    if (!isReady)
      throw new AppError('INVALID_INPUT', 'A picture is still being processed. Save again in a moment.')
  }
}

/** Edits the catalogue in the admin. Every change is recorded with its old and new value and can be undone. */
export function createAdminCatalogService(deps: AdminCatalogDeps) {
  const { repository, history, save, inTransaction, pictures, licence } = deps

  async function products(): Promise<AdminProduct[]> {
    const number = await licence()
    return (await repository.all()).map((product) => shownProduct(product, number))
  }

  /** @throws AppError NOT_FOUND if there is no such product */
  async function product(id: string): Promise<AdminProduct> {
    const [found] = await repository.find([id])
    return shownProduct(present(found, id), await licence())
  }

  /**
   * Saves an edit. If nothing differs, it adds no history entry.
   * @throws AppError CHANGED_MEANWHILE, NOT_FOUND, INVALID_INPUT; then nothing is saved
   */
  function edit(id: string, { version, ...edited }: ProductEdit, by: Staff): Promise<AdminProduct> {
    return inTransaction(async () => {
      const stored = present((await repository.hold([id]))[0], id)
      const changes = plannedChanges(stored, edited)
      keepVersion(stored, version, changes)
      await checkPictures(stored, edited.product?.images ?? [], pictures.states)
      await save(changes, by)
      return product(id)
    })
  }

  /** Doesn't check the product's version, because the packer can see the shelf. @throws AppError NOT_FOUND */
  function markSoldOut(
    { id, variant }: { id: string; variant: string },
    { isSoldOut }: SoldOutMark,
    by: Staff,
  ): Promise<SoldOutMark> {
    return inTransaction(async () => {
      const stored = present((await repository.hold([id]))[0], id)
      await save(plannedChanges(stored, { variants: { [variant]: { isSoldOut } } }), by)
      return { isSoldOut }
    })
  }

  /** Moves a product in the lists; the others keep their order. */
  function move(
    id: string,
    { version, place }: { version: number; place: number },
    by: Staff,
  ): Promise<AdminProduct> {
    return inTransaction(async () => {
      await repository.holdOrder()
      const stored = present((await repository.hold([id]))[0], id)
      const last = (await repository.all()).length - 1
      const after = Math.min(place, last)
      const changes: FieldChange[] =
        after === stored.place
          ? []
          : [{ productId: id, variantId: null, field: 'place', before: stored.place, after }]
      keepVersion(stored, version, changes)
      await save(changes, by)
      return product(id)
    })
  }

  /** Restores a save's old values, except fields changed since. @throws AppError NOT_FOUND, INVALID_INPUT */
  function undo(undone: string, by: Staff): Promise<UndoneSave> {
    return inTransaction(async () => {
      const entries = await history.ofSave(undone)
      if (entries.length === 0)
        throw new AppError('NOT_FOUND', 'This change no longer exists. Reload the page.')
      await repository.holdOrder()
      const stored = await repository.hold([...new Set(entries.map(({ productId }) => productId))])
      const before = await history.undoing(undone)
      if (before.length > 0) return { restored: before.map(shownChange), spared: [] }
      const { changes, spared } = await undoable(entries, stored, history.newest)
      return { restored: (await save(changes, by, undone)).map(shownChange), spared }
    })
  }

  async function historyOf(id: string, before?: number) {
    present((await repository.find([id]))[0], id)
    const changes = await history.ofProduct(id, before)
    return { changes: changes.map(shownChange), charged: await history.charged(id) }
  }

  return { products, product, edit, markSoldOut, move, undo, historyOf }
}

function present(found: StoredProduct | undefined, id: string): StoredProduct {
  if (!found) throw new AppError('NOT_FOUND', `There is no product with the ID ${id}.`)
  return found
}

/** Refuses an edit based on an outdated version, unless it changes nothing. */
function keepVersion({ last }: StoredProduct, seen: number, changes: readonly FieldChange[]): void {
  if (changes.length > 0 && last && last.id !== seen) throw changedMeanwhile(last.by, new Date(last.at))
}

function shownChange({ staffId, staffName, at, ...change }: StoredChange): ProductChange {
  return { ...change, at: at.toISOString(), by: staffName }
}
