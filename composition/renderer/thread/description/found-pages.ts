import { inEnglish } from 'shared-contracts/i18n/translate'
import type { RemoteServerModule } from 'shared-contracts/remote'
import type { AppDispatch, RootState } from 'shared-contracts/store'

/** Whether a page is told of to search engines. */
export interface FoundPage {
  hasMetadata: boolean
  /** In the sitemap, itself or the page it is known by. Not known of a page whose address depends on what the shop has, or that they must not list. */
  isListed?: boolean
}

const ORIGIN = 'https://shop.example'

/** A shop that has nothing yet: the addresses that are named there are those of pages that are always the same. */
export const ofEmptyShop = (() => ({ unwrap: async () => [] })) as unknown as AppDispatch

/** What becomes of each page of a remote that is not one shopper's own, by its pattern. */
export async function foundPages(
  { routes, metadata, addresses }: RemoteServerModule,
  state: RootState,
): Promise<Record<string, FoundPage>> {
  // It may want more than empty lists: then nothing is known.
  const listed = await Promise.resolve(addresses?.(ofEmptyShop) ?? []).catch(() => undefined)
  const isListed = (path: string) => listed?.some((address) => address.path === path)
  const canonicalOf = (path: string) => metadata[path]?.(state, {}, ORIGIN).canonical ?? path
  return Object.fromEntries(
    routes
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ path, head }) => {
        const isFixed = !/[:*]/.test(path)
        const known =
          isFixed && head?.(state, {}, inEnglish).robots === undefined
            ? isListed(canonicalOf(path))
            : undefined
        return [path, { hasMetadata: path in metadata, ...(known !== undefined && { isListed: known }) }]
      }),
  )
}
