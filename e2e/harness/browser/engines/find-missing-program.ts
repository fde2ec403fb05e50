import path from 'node:path'
import { canRun } from './can-run'
import type { Engine } from './engine'

/** Returns a sentence about missing commands and how to install them; undefined if none is missing. */
export function findMissingProgram(
  { installed }: Engine,
  { PATH = '' }: NodeJS.ProcessEnv,
): string | undefined {
  const folders = PATH.split(path.delimiter)
  const missing = installed.commands.filter(
    (command) => !folders.some((folder) => canRun(path.join(folder, command))),
  )
  if (missing.length === 0) return undefined
  return `${missing.join(', ')} not found. To install: sudo apt-get install ${installed.packages.join(' ')}`
}
