import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The files of a repository that its last commit does not have as they are, new ones among them.
 * @throws Error where git finds no repository
 */
export async function uncommitted(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain', '-z', '--no-renames'], { cwd: root })
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice('XY '.length))
}
