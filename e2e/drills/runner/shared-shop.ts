import { folderStore } from 'registry/stores/folder-store'
import type { OwnShop } from '../../harness/shop/open-shop'

/** Shares one shop between all drills of a run, because opening it takes longer than most drills. */
export function createSharedShop() {
  let opening: Promise<OwnShop> | undefined

  return {
    /** Runs the work in the shop and restores its registry afterwards. The first call opens the shop. */
    async use<Result>(work: (shop: OwnShop) => Promise<Result>): Promise<Result> {
      // Imported lazily, because many drills open their own shops.
      opening ??= import('../../harness/shop/open-shop').then(({ openShop }) => openShop())
      const shop = await opening
      const store = folderStore(shop.registryFolder)
      const { registry } = await store.read()
      try {
        return await work(shop)
      } finally {
        const { tag } = await store.read()
        await store.replace(registry, tag, [])
      }
    },
    /** Closes the shop if it was opened. */
    async close(): Promise<void> {
      await (await opening)?.close()
    },
  }
}

export type SharedShop = ReturnType<typeof createSharedShop>
