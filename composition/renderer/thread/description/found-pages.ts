import { inEnglish } from 'shared-contracts/i18n/translate'
import type { RemoteServerModule } from 'shared-contracts/remote'
import type { AppDispatch, RootState } from 'shared-contracts/store'

/** How search engines find a page. */
export interface FoundPage {
  hasMetadata: boolean
  /** True if it or its canonical page is in the sitemap. Undefined if the address depends on data or must not be indexed. */
  isListed?: boolean
}

const ORIGIN = 'https://shop.example'

/** The `dispatch` of an empty shop, whose addresses are those of pages that always exist. */
export const ofEmptyShop = (() => ({ unwrap: async () => [] })) as unknown as AppDispatch

/** Returns how search engines find each public page of a remote, by its pattern. */
export async function foundPages(
  { routes, metadata, addresses }: RemoteServerModule,
  state: RootState,
): Promise<Record<string, FoundPage>> {
  // If the function fails in an empty shop, its addresses are unknown.
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
