import { createHash } from 'node:crypto'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { splitLanguage } from 'shared-contracts/i18n/language'
import { ANYTHING, tagsOfCall } from 'shared-contracts/platform/content-tags'
import { stripQuery } from '../address/requested-path'
import { selectPublishedContent } from '../published-content/select-published-content'
import type { ContentVersion } from './content-stamp'

/** The tag of the content that all pages' documents share: the remotes and the year. */
export const FRAME = 'frame'
const TEXTS = 'texts:'

/**
 * Returns the tags of a rendered page. A page depends on nothing else: its thread reaches only the api and the
 * edge (composition/renderer/thread/closed-thread.ts), and every call is recorded.
 */
export function tagsOfPage(path: string, calls: readonly string[]): readonly string[] {
  return [...new Set([FRAME, TEXTS + stripQuery(path), ...calls.flatMap(tagsOfCall)])]
}

/** Returns the published text that the document of a path contains. */
export function publishedContentOf(
  published: AllPublishedContent | undefined,
  path: string,
  isPublic: boolean,
) {
  const own = published ?? (isPublic ? { banners: {}, pages: {} } : undefined)
  const { language, pathname } = splitLanguage(stripQuery(path))
  return own && selectPublishedContent(own, pathname, language, isPublic)
}

/** The registry and content that pages are rendered with. */
export interface Shown {
  /** The version of the remotes, and the year. */
  frame: string
  content: ContentVersion
}

/** @returns a function that returns the version of a tag */
export function tagVersions({ frame, content }: Shown, isPublic: boolean) {
  return (tag: string): string => {
    if (tag === FRAME) return frame
    if (tag.startsWith(TEXTS)) return versionOfTexts(content, tag.slice(TEXTS.length), isPublic)
    if (tag === ANYTHING) return `${frame} ${content.id}`
    if (!content.tags) return content.id
    return content.tags[tag] ?? ''
  }
}

function versionOfTexts({ published }: ContentVersion, path: string, isPublic: boolean): string {
  if (!published) return ''
  const shown = [published.announcement, publishedContentOf(published, path, isPublic)]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
}

/** Returns a page's keys in a shared cache. Published texts have none: a change to one purges all pages. */
export function surrogateKeys(tags: readonly string[] = [ANYTHING]): readonly string[] {
  return [...new Set([FRAME, ...tags.filter((tag) => !tag.startsWith(TEXTS))])]
}

/** Returns the keys of all pages in a shared cache that may have changed. Every page has the frame's key. */
export function changedKeys(before: Shown | undefined, after: Shown): readonly string[] {
  if (before?.frame !== after.frame) return [FRAME]
  if (before.content.id === after.content.id) return []
  const [old, tags] = [before.content.tags, after.content.tags]
  if (!old || !tags) return [FRAME]
  if (JSON.stringify(before.content.published) !== JSON.stringify(after.content.published)) return [FRAME]
  return [ANYTHING, ...Object.keys({ ...old, ...tags }).filter((tag) => old[tag] !== tags[tag])]
}
