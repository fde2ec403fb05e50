import path from 'node:path'
import { runCommand } from '../start/run-command'

/**
 * The folder of a Node of another version, which npm's package `node` brings.
 * @param folder where npm is asked
 * @param version such as '24'
 */
export async function folderOfNode(folder: string, version: string): Promise<string> {
  const args = ['--yes', '--package', `node@${version}`, '--', 'node', '--print', 'process.execPath']
  return path.dirname((await runCommand('npx', args, folder)).trim())
}
