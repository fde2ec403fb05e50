import { shop } from 'shared-contracts/domain/shop'
import type { LiveRemote } from 'shared-contracts/remote/live-remotes'
import type { ShellAssets } from './assets'
import { ICON } from './icon'

/** Where the shell's own files are served. */
export const SHELL_BASE = '/shell/'

interface Page {
  assets: ShellAssets
  remotes: readonly LiveRemote[]
  /** The remote that owns the asked path: its files are fetched at once. */
  owner: LiveRemote | undefined
}

/** JSON that can stand inside a script element: `<` could end it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** What the page needs of each remote; file hashes stay in the registry. */
function bootData(remotes: readonly LiveRemote[]) {
  return { remotes: remotes.map((remote) => ({ ...remote, integrity: {} })) }
}

/**
 * The document every path is answered with: registry inline, and every file of the first page named in the head, so
 * that nothing is discovered late. Preloads carry no `crossorigin`: with it, everything would be fetched twice.
 */
export function pageHtml({ assets, remotes, owner }: Page): string {
  const { base = '', entry, scripts = [], styles = [] } = owner ?? {}
  const ownScripts = entry ? [entry, ...scripts].map((file) => base + file) : []
  const allStyles = [...assets.styles.map((file) => SHELL_BASE + file), ...styles.map((file) => base + file)]
  const head = [
    ...assets.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${SHELL_BASE}${file}" crossorigin>`,
    ),
    ...allStyles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...ownScripts.map((href) => `<link rel="preload" as="script" href="${href}">`),
    ...assets.scripts.map((file) => `<script defer src="${SHELL_BASE}${file}"></script>`),
  ]
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shop.brand.replaceAll('&', '&amp;')}</title>
<meta name="theme-color" content="#AF261D">
<link rel="icon" type="image/svg+xml" href="${ICON}">
${head.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>This shop needs JavaScript to show its shelves.</noscript>
<script type="application/json" id="boot">${inlineJson(bootData(remotes))}</script>
</body>
</html>
`
}
