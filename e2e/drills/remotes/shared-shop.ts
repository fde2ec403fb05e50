import { folderStore } from 'registry/folder-store'
import { type OwnShop, openShop } from '../../bench/shop/open-shop'

/** One shop for all drills of a call: to open it takes longer than most of them. */
export function createSharedShop() {
  let opening: Promise<OwnShop> | undefined

  return {
    /** Works in the shop, which is opened now if it was not, and puts its registry back as it was found. */
    async use<Result>(work: (shop: OwnShop) => Promise<Result>): Promise<Result> {
      opening ??= openShop()
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
    /** Closes it, if it was opened. */
    async close(): Promise<void> {
      await (await opening)?.close()
    },
  }
}

export type SharedShop = ReturnType<typeof createSharedShop>
