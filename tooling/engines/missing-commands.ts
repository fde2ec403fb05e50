import path from 'node:path'
import { canRun } from '../../e2e/engines/can-run'

/** Those of the commands that are in no folder of the path. */
export function missingCommands(commands: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(path.delimiter)
  return commands.filter((command) => !folders.some((folder) => canRun(path.join(folder, command))))
}
