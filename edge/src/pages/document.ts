import type { RenderedPage } from 'composition/renderer/rendered-page'
import { type Language, languages } from 'shared-contracts/i18n/language'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { ICON_LINKS } from '../discovery/icon'
import type { ShellAssets } from '../files/shell-assets'

/** Where the shell's own files are served. */
export const SHELL_BASE = '/shell/'

interface Parts {
  assets: ShellAssets
  remotes: readonly VisitRemote[]
  /** The remote that owns the asked path: its files are named in the head. */
  owner: LiveRemote | undefined
  overrideOrigins: readonly string[]
  keepsPages: boolean
  /** What stands before the page. */
  before?: string | undefined
}

/** JSON that can stand inside a script element: `<` could end it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function ofBrowser({ name, version, contract, base, entry, prefixes, frame, title, integrity }: LiveRemote) {
  const ofEntry = integrity[entry]
  return {
    ...{ name, version, contract, base, entry, prefixes, frame, title },
    // The entry knows those of its own files.
    integrity: ofEntry ? { [entry]: ofEntry } : {},
  }
}

/** What the page needs of each remote; what only servers and the registry need stays there. */
function bootData({ remotes, overrideOrigins, keepsPages }: Parts, state?: unknown) {
  const lean = remotes.map(({ lastGood, ...remote }) => ({
    ...ofBrowser(remote),
    ...(lastGood && { lastGood: ofBrowser(lastGood) }),
  }))
  return {
    remotes: lean,
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
    ...(keepsPages && { keepsPages }),
    ...(state !== undefined && { state }),
  }
}

interface NamedFile {
  href: string
  integrity?: string | undefined
}

/** The addresses of a remote's files, and what they must be. */
function ofRemote(remote: LiveRemote | undefined, files: readonly string[]): NamedFile[] {
  return [...new Set(files)].map((file) => ({
    href: (remote?.base ?? '') + file,
    integrity: remote?.integrity[file],
  }))
}

function link(attributes: string, { href, integrity }: NamedFile): string {
  return `<link ${attributes} href="${href}"${integrity ? ` integrity="${integrity}"` : ''}>`
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

/**
 * A page that is rendered already. Its rules stand in it; its scripts and whole style sheets are only named, and fetched
 * by the early script once the first picture is there (shell/src/early).
 */
export function renderedDocument(parts: Parts, page: RenderedPage): string {
  const { assets, owner } = parts
  const { entry, scripts = [], styles = [] } = owner ?? {}
  const ending = (end: string) => page.files.filter((file) => file.endsWith(end))
  const scriptsOfRemote = ofRemote(owner, entry ? [entry, ...scripts, ...ending('.js')] : [])
  const stylesOfRemote = ofRemote(owner, [...styles, ...ending('.css')])
  const scriptFiles = [
    ...assets.scripts.map((file) => SHELL_BASE + file),
    ...scriptsOfRemote.map(({ href }) => href),
  ]
  const styleFiles = [...assets.styles.map((file) => ({ href: SHELL_BASE + file })), ...stylesOfRemote]
  const integrity = [...scriptsOfRemote, ...stylesOfRemote].map(({ href, integrity: hash }) => [href, hash])
  return htmlDocument(
    page.language,
    [
      page.head,
      `<style>${assets.fallbackFonts}</style>`,
      `<style>${page.css}</style>`,
      `<meta name="scripts" content="${scriptFiles.join(' ')}">`,
      `<meta name="styles" content="${styleFiles.map(({ href }) => href).join(' ')}">`,
      `<script>${assets.earlyScript}</script>`,
    ].join('\n'),
    `${parts.before ?? ''}<div id="root">${page.html}</div>
<script type="application/json" id="integrity">${inlineJson(Object.fromEntries(integrity))}</script>
<noscript>${styleFiles.map((file) => link('rel="stylesheet"', file)).join('')}</noscript>
<script type="application/json" id="boot">${inlineJson(bootData(parts, page.state))}</script>
${page.structuredData}`,
  )
}

/** A page that the browser renders: every file of it is named in the head, so that nothing is discovered late. */
export function unrenderedDocument(parts: Parts, language: Language): string {
  const { assets, owner } = parts
  const { entry, scripts = [], styles = [] } = owner ?? {}
  const allStyles = [
    ...assets.styles.map((file) => ({ href: SHELL_BASE + file })),
    ...ofRemote(owner, styles),
  ]
  return htmlDocument(
    language,
    [
      `<title>${shop.brand.replaceAll('&', '&amp;')}</title>`,
      `<style>${assets.fallbackFonts}</style>`,
      ...allStyles.map((file) => link('rel="stylesheet"', file)),
      // No `crossorigin`: with it, everything would be fetched twice.
      ...ofRemote(owner, entry ? [entry, ...scripts] : []).map((file) =>
        link('rel="preload" as="script"', file),
      ),
      ...assets.scripts.map((file) => `<script defer src="${SHELL_BASE}${file}"></script>`),
    ].join('\n'),
    `<div id="root"></div>
<noscript>This shop needs JavaScript to show its shelves.</noscript>
<script type="application/json" id="boot">${inlineJson(bootData(parts))}</script>`,
  )
}
