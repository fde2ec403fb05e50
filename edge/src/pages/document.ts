import path from 'node:path'
import { bootScript } from 'composition/renderer/document/boot-script'
import { inlineJson } from 'composition/renderer/document/inline-json'
import { filesOfPage, link } from 'composition/renderer/document/page-files'
import type { RenderedPage } from 'composition/renderer/rendered-page'
import { type Language, languages } from 'shared-contracts/i18n/language'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { ICON_LINKS } from '../discovery/icon'
import type { ShellAssets } from '../files/shell-assets'

/** Path of the shell's own files. */
export const SHELL_BASE = '/shell/'

interface Parts {
  assets: ShellAssets
  remotes: readonly VisitRemote[]
  /** The remote that owns the requested path. The head lists its files. */
  owner: LiveRemote | undefined
  overrideOrigins: readonly string[]
  keepsPages: boolean
  /** HTML to insert before the page, such as the announcement. */
  before?: string | undefined
}

/** Returns the shop's own fields for the boot script. */
function bootFields({ overrideOrigins, keepsPages }: Parts) {
  return {
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
    ...(keepsPages && { keepsPages }),
  }
}

function htmlDocument(language: Language, head: string, body: string): string {
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${BRAND_RED}">
${ICON_LINKS}
${head}
</head>
<body>
${body}
</body>
</html>
`
}

/** Returns the inline scripts of a rendered page. */
export function earlyScripts(
  { earlyScript, earlyAddScript, earlyCodeScript }: ShellAssets,
  { html }: RenderedPage,
): string[] {
  return [
    earlyScript,
    ...(html.includes(' data-line="') ? [earlyAddScript] : []),
    ...(html.includes(' data-discount-code="') ? [earlyCodeScript] : []),
  ]
}

/** Builds a rendered page's document. CSS is inline; shell/src/early loads the rest after the main picture. */
export function renderedDocument(parts: Parts, page: RenderedPage): string {
  const { assets, owner } = parts
  const { scripts, styles } = filesOfPage(owner, page.files)
  const scriptFiles = [...assets.scripts.map((file) => SHELL_BASE + file), ...scripts.map(({ href }) => href)]
  const styleFiles = [...assets.styles.map((file) => ({ href: SHELL_BASE + file })), ...styles]
  const integrity = [...scripts, ...styles].map(({ href, integrity: hash }) => [href, hash])
  return htmlDocument(
    page.language,
    [
      page.head,
      `<style>${assets.fallbackFonts}</style>`,
      `<style>${page.css}</style>`,
      `<meta name="scripts" content="${scriptFiles.join(' ')}">`,
      `<meta name="styles" content="${styleFiles.map(({ href }) => href).join(' ')}">`,
      ...earlyScripts(assets, page).map((script) => `<script>${script}</script>`),
    ].join('\n'),
    `${parts.before ?? ''}<div id="root">${page.html}</div>
<script type="application/json" id="integrity">${inlineJson(Object.fromEntries(integrity))}</script>
<noscript>${styleFiles.map((file) => link('rel="stylesheet"', file)).join('')}</noscript>
${bootScript(parts.remotes, bootFields(parts), page.state)}
${page.structuredData}`,
  )
}

/** Builds the document of a page that the browser renders. The head lists every file, so that nothing is discovered late. */
export function unrenderedDocument(parts: Parts, language: Language): string {
  const { assets, owner } = parts
  const { scripts, styles } = filesOfPage(owner, [])
  const allStyles = [...assets.styles.map((file) => ({ href: SHELL_BASE + file })), ...styles]
  return htmlDocument(
    language,
    [
      `<title>${shop.brand.replaceAll('&', '&amp;')}</title>`,
      `<style>${assets.fallbackFonts}</style>`,
      // webpack recognises its own sheets by this name, and would load them again otherwise.
      ...allStyles.map((file) =>
        link(`rel="stylesheet" data-href="${path.posix.basename(file.href)}"`, file),
      ),
      // No `crossorigin`: with it, everything would be fetched twice.
      ...scripts.map((file) => link('rel="preload" as="script"', file)),
      ...assets.scripts.map((file) => `<script defer src="${SHELL_BASE}${file}"></script>`),
    ].join('\n'),
    `<div id="root"></div>
<noscript>This shop needs JavaScript to show its shelves.</noscript>
${bootScript(parts.remotes, bootFields(parts))}`,
  )
}
