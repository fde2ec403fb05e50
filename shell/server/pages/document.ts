import { shop } from 'shared-contracts/domain/shop'
import type { LiveRemote } from 'shared-contracts/remote'
import type { ShellAssets } from '../assets'
import { ICON_LINKS } from '../icon'
import type { RenderedPage } from '../render/rendered-page'

/** Where the shell's own files are served. */
export const SHELL_BASE = '/shell/'

interface Parts {
  assets: ShellAssets
  remotes: readonly LiveRemote[]
  /** The remote that owns the asked path: its files are named in the head. */
  owner: LiveRemote | undefined
  overrideOrigins: readonly string[]
}

/** JSON that can stand inside a script element: `<` could end it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** What the page needs of each remote; what only servers and the registry need stays there. */
function bootData({ remotes, overrideOrigins }: Parts, state?: unknown) {
  const lean = remotes.map(({ name, version, contract, base, entry, prefixes }) => ({
    name,
    version,
    contract,
    base,
    entry,
    prefixes,
  }))
  return {
    remotes: lean,
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
    ...(state !== undefined && { state }),
  }
}

function htmlDocument(head: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#AF261D">
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
  const { base = '', entry = '', scripts = [], styles = [] } = owner ?? {}
  const ending = (files: readonly string[], end: string) => files.filter((file) => file.endsWith(end))
  const ofRemote = (files: readonly string[]) => [...new Set(files)].map((file) => base + file)
  const scriptFiles = [
    ...assets.scripts.map((file) => SHELL_BASE + file),
    ...(owner ? ofRemote([entry, ...scripts, ...ending(page.files, '.js')]) : []),
  ]
  const styleFiles = [
    ...assets.styles.map((file) => SHELL_BASE + file),
    ...ofRemote([...styles, ...ending(page.files, '.css')]),
  ]
  return htmlDocument(
    [
      page.head,
      `<style>${page.css}</style>`,
      `<meta name="scripts" content="${scriptFiles.join(' ')}">`,
      `<meta name="styles" content="${styleFiles.join(' ')}">`,
      `<meta name="fonts" content="${assets.fonts.map((file) => SHELL_BASE + file).join(' ')}">`,
      `<script>${assets.earlyScript}</script>`,
      `<noscript>${styleFiles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    ].join('\n'),
    `<div id="root">${page.html}</div>
<script type="application/json" id="boot">${inlineJson(bootData(parts, page.state))}</script>
${page.structuredData}`,
  )
}

/** A page that the browser renders: every file of it is named in the head, so that nothing is discovered late. */
export function unrenderedDocument(parts: Parts): string {
  const { assets, owner } = parts
  const { base = '', entry, scripts = [], styles = [] } = owner ?? {}
  const ownScripts = entry ? [entry, ...scripts].map((file) => base + file) : []
  const allStyles = [...assets.styles.map((file) => SHELL_BASE + file), ...styles.map((file) => base + file)]
  return htmlDocument(
    [
      `<title>${shop.brand.replaceAll('&', '&amp;')}</title>`,
      ...assets.fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" href="${SHELL_BASE}${file}" crossorigin>`,
      ),
      ...allStyles.map((href) => `<link rel="stylesheet" href="${href}">`),
      // No `crossorigin`: with it, everything would be fetched twice.
      ...ownScripts.map((href) => `<link rel="preload" as="script" href="${href}">`),
      ...assets.scripts.map((file) => `<script defer src="${SHELL_BASE}${file}"></script>`),
    ].join('\n'),
    `<div id="root"></div>
<noscript>This shop needs JavaScript to show its shelves.</noscript>
<script type="application/json" id="boot">${inlineJson(bootData(parts))}</script>`,
  )
}
