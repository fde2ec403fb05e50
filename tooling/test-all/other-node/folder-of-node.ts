import path from 'node:path'
import { runCommand } from '../../start/run-command'
import { NODE_PACKAGE } from './node-package'

/** Installs Node. @param version like '24' @returns its folder @throws Error if npm installs another version */
export async function folderOfNode(folder: string, version: string): Promise<string> {
  const print = '[process.versions.node, process.execPath].join("\\n")'
  const args = ['--yes', '--package', `${NODE_PACKAGE}@${version}`, '--', 'node', '--print', print]
  const [found = '', file = ''] = (await runCommand('npx', args, folder)).trim().split('\n')
  // If the package lacked the program, the command would silently run on the current Node.
  if (!`${found}.`.startsWith(`${version}.`)) throw new Error(`npm gave Node ${found} instead of ${version}`)
  return path.dirname(file)
}
