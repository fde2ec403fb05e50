import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the changed and new files of a repository that are not committed. @throws Error if it is not a git repository */
export async function uncommitted(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain', '-z', '--no-renames'], { cwd: root })
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice('XY '.length))
}
