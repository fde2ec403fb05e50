import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build of the shell has left for the edge. */
export interface ShellAssets {
  /** The files of the shell's first page load. */
  scripts: string[]
  styles: string[]
  /** Every file that a shopper's page may ask for. */
  files: string[]
  /** The text of the style sheets, for the rules that a page carries itself. */
  css: string
  /** The fonts of the device that stand in for the shop's: each page carries their rules itself. */
  fallbackFonts: string
  /** The script that a rendered page carries itself. */
  earlyScript: string
  /** The service worker, and what takes it off all devices. */
  serviceWorker: string
  noServiceWorker: string
  /** The service worker of the admin. */
  adminWorker: string
  /** The build for servers: the thread that renders pages. */
  workerFile: string
}

/** What only developers' pages fetch, and what few browsers do. */
const TOOLS = /^(overlay|overrid|tools|seldom-)/

const isForShoppers = (file: string) => /\.(js|css|woff2)$/.test(file) && !TOOLS.test(file)

/**
 * @param distFolder where the shell's build is
 * @throws Error when something of it is missing
 */
export function readShellAssets(distFolder: string): ShellAssets {
  const read = (...names: string[]) => readFileSync(path.join(distFolder, ...names), 'utf8')
  try {
    const lists: Pick<ShellAssets, 'scripts' | 'styles'> = JSON.parse(read('browser/assets.json'))
    const [worker = ''] = readdirSync(path.join(distFolder, 'server'))
    return {
      ...lists,
      files: readdirSync(path.join(distFolder, 'browser')).filter(isForShoppers),
      css: lists.styles.map((file) => read('browser', file)).join(''),
      fallbackFonts: read('fallback-fonts.css').trim(),
      earlyScript: read('early.js').trim(),
      serviceWorker: read('service-worker.js'),
      noServiceWorker: read('no-service-worker.js'),
      adminWorker: read('admin-worker.js'),
      workerFile: path.join(distFolder, 'server', worker),
    }
  } catch {
    throw new Error('The shell is not built yet. Run npm run build first.')
  }
}
