import { createHash } from 'node:crypto'
import {
  CATALOGUE,
  categoryTag,
  LABEL,
  productTag,
  type TagVersions,
} from 'shared-contracts/platform/content-tags'
import type { ProductDigest } from './catalog.repository'

/** Computes versions from the stored data, so they are right after a restart, a restore or edits by SQL. */
export function catalogTags(
  products: readonly ProductDigest[],
  foodLicence: string | undefined,
): TagVersions {
  const lists = new Map<string, string[]>([[CATALOGUE, []]])
  for (const { id, category, digest } of products) {
    const ofCategory = categoryTag(category)
    if (!lists.has(ofCategory)) lists.set(ofCategory, [])
    for (const list of [CATALOGUE, ofCategory]) lists.get(list)?.push(id, digest)
  }
  return {
    ...Object.fromEntries(products.map(({ id, digest }) => [productTag(id), shorten(digest)])),
    ...Object.fromEntries([...lists].map(([list, shown]) => [list, hash(shown)])),
    [LABEL]: hash(foodLicence ?? ''),
  }
}

const LENGTH = 16

/** 64 bits are enough, because a version is only compared with others of the same tag. */
const shorten = (digest: string) => digest.slice(0, LENGTH)

function hash(shown: unknown): string {
  return shorten(createHash('sha256').update(JSON.stringify(shown)).digest('hex'))
}
