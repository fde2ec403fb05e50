import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readShellFiles, type ShellFiles } from 'composition/renderer/document/shell-files'

/** The shell's build output that the edge uses. */
export interface ShellAssets extends ShellFiles {
  /** The files that most shoppers' pages may request. */
  files: string[]
  /** CSS of the device fonts shown until the shop's have loaded, inlined in each page. */
  fallbackFonts: string
  /** The script inlined in rendered pages. */
  earlyScript: string
  /** A second inlined script, for pages whose HTML has a cart line. */
  earlyAddScript: string
  /** A second inlined script, for the page of a discount link. */
  earlyCodeScript: string
  /** The service worker, and the script that removes it from all devices. */
  serviceWorker: string
  noServiceWorker: string
  adminWorker: string
}

/** Files that only developers' pages or few browsers fetch. */
const TOOLS = /^(overlay|overrid|tools|seldom-)/

const isForShoppers = (file: string) => /\.(js|css|woff2)$/.test(file) && !TOOLS.test(file)

/** @param distFolder folder of the shell's build @throws Error if something is missing */
export function readShellAssets(distFolder: string): ShellAssets {
  const read = (name: string) => readFileSync(path.join(distFolder, name), 'utf8')
  try {
    return {
      ...readShellFiles(distFolder),
      files: readdirSync(path.join(distFolder, 'browser')).filter(isForShoppers),
      fallbackFonts: read('fallback-fonts.css').trim(),
      earlyScript: read('early.js').trim(),
      earlyAddScript: read('early-add.js').trim(),
      earlyCodeScript: read('early-code.js').trim(),
      serviceWorker: read('service-worker.js'),
      noServiceWorker: read('no-service-worker.js'),
      adminWorker: read('admin-worker.js'),
    }
  } catch {
    throw new Error('The shell is not built yet. Run npm run build first.')
  }
}
