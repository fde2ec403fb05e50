import path from 'node:path'
import { runCommand } from '../../start/run-command'
import { NODE_PACKAGE } from './node-package'

/**
 * The folder of a Node of another version, which npm brings.
 * @param folder where npm is asked
 * @param version such as '24'
 * @throws Error if npm gives another version
 */
export async function folderOfNode(folder: string, version: string): Promise<string> {
  const print = '[process.versions.node, process.execPath].join("\\n")'
  const args = ['--yes', '--package', `${NODE_PACKAGE}@${version}`, '--', 'node', '--print', print]
  const [found = '', file = ''] = (await runCommand('npx', args, folder)).trim().split('\n')
  // A package without the program would leave the command to the Node that runs this.
  if (!`${found}.`.startsWith(`${version}.`)) throw new Error(`npm gave Node ${found} instead of ${version}`)
  return path.dirname(file)
}
