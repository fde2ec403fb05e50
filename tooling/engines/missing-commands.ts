import { accessSync, constants } from 'node:fs'
import path from 'node:path'

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Those of the commands that are in no folder of the path. */
export function missingCommands(commands: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(path.delimiter)
  return commands.filter((command) => !folders.some((folder) => canRun(path.join(folder, command))))
}
