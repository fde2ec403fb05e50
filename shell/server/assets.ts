import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the shell's first page load (written by the build). */
export interface ShellAssets {
  scripts: string[]
  styles: string[]
  fonts: string[]
}

export function readShellAssets(browserFolder: string): ShellAssets {
  const file = path.join(browserFolder, 'assets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ShellAssets
  } catch {
    throw new Error('The shell is not built yet. Run npm run build first.')
  }
}
