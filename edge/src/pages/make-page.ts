import { createHash } from 'node:crypto'
import { listCanaries } from 'composition/renderer/canary/chosen-canaries'
import { createPageRenderer, type PageRemotes, type VisitPage } from 'composition/renderer/page-renderer'
import type { RenderCounts } from 'composition/renderer/render-counts'
import type { RenderedPage } from 'composition/renderer/rendered-page'
import type { Renderers } from 'composition/renderer/renderers'
import type { KnownRegistry } from 'registry/registry-store'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { splitLanguage } from 'shared-contracts/i18n/language'
import { isStandalone, selectRemotes } from 'shared-contracts/remote/registry/standalone-layout'
import { paths } from 'shared-contracts/routing/paths'
import { GUIDE_LINKS } from '../discovery/llms/guide-links'
import type { ShellAssets } from '../files/shell-assets'
import { CAMERA_ALLOWED } from '../http/security-headers'
import type { RemoteCounts } from '../observability/reports/remote-counts'
import { buildOnwardRedirection, buildRedirection } from './address/redirection'
import { stripQuery } from './address/requested-path'
import { LAST_GOOD_KEPT_MS, PASSING_KEPT_MS } from './cache/cache-times'
import { publishedContentOf, tagsOfPage } from './cache/page-tags'
import { earlyScripts, renderedDocument, unrenderedDocument } from './document'
import type { MakePage, Page } from './page'
import { ANNOUNCEMENT_CSS, announcementHtml } from './published-content/announcement'

interface Parts {
  assets: ShellAssets
  renderers: Renderers
  currentRegistry: () => Promise<KnownRegistry>
  renders: RenderCounts
  overrideOrigins: readonly string[]
  keepsPages: boolean
  remoteCounts: RemoteCounts
  /** Text that staff have published, if any. */
  publishedContent?: () => AllPublishedContent | undefined
  /** True if the shop is public and so hides its examples. */
  isPublic?: boolean
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Creates a function that builds pages, rendered on the server if possible, otherwise in the browser. */
export function createPageMaker({
  renderers,
  currentRegistry,
  renders,
  remoteCounts,
  publishedContent = () => undefined,
  isPublic = false,
  ...setting
}: Parts): MakePage {
  const fallbackFontsHash = sha256(setting.assets.fallbackFonts)
  const { earlyScript, earlyAddScript, earlyCodeScript } = setting.assets
  const scriptHashes = new Map(
    [earlyScript, earlyAddScript, earlyCodeScript].map((script) => [script, sha256(script)]),
  )
  const pageRenderer = createPageRenderer({
    renderers,
    currentRegistry,
    counts: renders,
    onFellBack: remoteCounts.fellBack,
  })

  function rendered(path: string, asItIs: RenderedPage, { remotes, owner }: PageRemotes): Page {
    const announcement = publishedContent()?.announcement
    const page = announcement ? { ...asItIs, css: asItIs.css + ANNOUNCEMENT_CSS } : asItIs
    const before = announcement && announcementHtml(announcement, page.language)
    return {
      status: page.status,
      html: renderedDocument({ ...setting, remotes, owner, before }, page),
      headers: {},
      isKept: true,
      tags: tagsOfPage(path, page.calls),
      isPrivate: page.isPrivate,
      // All unowned paths get the same page, so it can be cached for longer.
      ...(owner && page.isOneOfMany && { keptForMs: PASSING_KEPT_MS }),
      styleHashes: [fallbackFontsHash, sha256(page.css)],
      scriptHashes: earlyScripts(setting.assets, page).flatMap((script) => scriptHashes.get(script) ?? []),
    }
  }

  function leftToBrowser(path: string, { remotes, owner }: PageRemotes): Page {
    const { language } = splitLanguage(stripQuery(path))
    const html = unrenderedDocument({ ...setting, remotes, owner }, language)
    // It is unknown whether the page is private, and the next attempt may render it, so it is not cached.
    return {
      status: owner ? 200 : 404,
      html,
      headers: {},
      isKept: false,
      styleHashes: [fallbackFontsHash],
      scriptHashes: [],
    }
  }

  /** Builds a standalone remote's page: the edge runs none of its code, caches nothing and forbids indexing. */
  function ofApart(path: string, makings: PageRemotes): Page {
    const { language, pathname } = splitLanguage(stripQuery(path))
    // A standalone remote has only English pages. Other languages redirect to them.
    const page = language === 'en' ? leftToBrowser(path, makings) : buildRedirection(pathname)
    const headers = { 'x-robots-tag': 'noindex', ...CAMERA_ALLOWED }
    return { ...page, headers, isKept: false, isPrivate: true }
  }

  function made(path: string, { page, isLastGood, remotes, owner }: VisitPage): Page {
    switch (page?.kind) {
      case undefined:
        return leftToBrowser(path, { remotes, owner })
      case 'page':
        if (page.language !== 'en')
          renders.countInEnglish(owner?.name ?? 'shell', page.language, page.missing.length)
        return keptAs(isLastGood, rendered(path, page, { remotes, owner }))
      case 'redirection':
        return keptAs(isLastGood, buildRedirection(page.path))
      case 'onward':
        return keptAs(isLastGood, buildOnwardRedirection(page.path))
    }
  }

  return async function makePage(path, canaries) {
    const { registry, remotes } = await pageRenderer.remotesOf(canaries)
    const { owner, named } = selectRemotes(stripQuery(path), remotes)
    const makings = { remotes: named, owner }
    const page =
      owner && isStandalone(owner)
        ? ofApart(path, makings)
        : made(
            path,
            await pageRenderer.render(path, makings, publishedContentOf(publishedContent(), path, isPublic)),
          )
    return {
      ...page,
      ...(path === paths.home && { headers: { ...page.headers, link: GUIDE_LINKS } }),
      ...(listCanaries(registry).length > 0 && { differsByVisit: true }),
    }
  }
}

/** Shortens caching of a fallback, because the live version's build may have been unreachable only briefly. */
function keptAs(isLastGood: boolean, page: Page): Page {
  return isLastGood ? { ...page, keptForMs: LAST_GOOD_KEPT_MS } : page
}
