import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readShellFiles, type ShellFiles } from 'composition/renderer/document/shell-files'

/** What the build of the shell has left for the edge. */
export interface ShellAssets extends ShellFiles {
  /** Every file that a shopper's page may ask for. */
  files: string[]
  /** The fonts of the device that stand in for the shop's: each page carries their rules itself. */
  fallbackFonts: string
  /** The script that a rendered page carries itself. */
  earlyScript: string
  /** The service worker, and what takes it off all devices. */
  serviceWorker: string
  noServiceWorker: string
  /** The service worker of the admin. */
  adminWorker: string
}

/** What only developers' pages fetch, and what few browsers do. */
const TOOLS = /^(overlay|overrid|tools|seldom-)/

const isForShoppers = (file: string) => /\.(js|css|woff2)$/.test(file) && !TOOLS.test(file)

/**
 * @param distFolder where the shell's build is
 * @throws Error when something of it is missing
 */
export function readShellAssets(distFolder: string): ShellAssets {
  const read = (name: string) => readFileSync(path.join(distFolder, name), 'utf8')
  try {
    return {
      ...readShellFiles(distFolder),
      files: readdirSync(path.join(distFolder, 'browser')).filter(isForShoppers),
      fallbackFonts: read('fallback-fonts.css').trim(),
      earlyScript: read('early.js').trim(),
      serviceWorker: read('service-worker.js'),
      noServiceWorker: read('no-service-worker.js'),
      adminWorker: read('admin-worker.js'),
    }
  } catch {
    throw new Error('The shell is not built yet. Run npm run build first.')
  }
}
