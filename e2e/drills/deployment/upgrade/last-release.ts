import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { CACHE } from '../../../harness/shop/deployed/cache-folder'
import { NotTried } from '../../runner/not-tried'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const RELEASES = path.join(CACHE, 'releases')

export interface Release {
  /** Its name in git. */
  name: string
  /** A built repository. */
  folder: string
}

const git = async (...args: string[]) => (await runCommand('git', args, ROOT)).trim()
const orNothing = (asking: Promise<string>) => asking.catch(() => '')

/** Builds the release named in `deploy/last-release` once. @throws NotTried if git's history is missing */
export async function lastRelease(): Promise<Release> {
  const revision = await lastRevision()
  if (!revision)
    throw new NotTried('the last release is not in this clone. `git fetch --unshallow --tags` brings it.')
  const name = await git('describe', '--tags', '--always', revision)
  const folder = path.join(RELEASES, revision)
  const isBuilt = await access(folder).then(
    () => true,
    () => false,
  )
  if (!isBuilt) await build(revision, folder)
  return { name, folder }
}

async function lastRevision(): Promise<string> {
  const named = (await readFile(path.join(ROOT, 'deploy/last-release'), 'utf8')).trim()
  return orNothing(git('rev-parse', '--verify', '--quiet', `${named}^{commit}`))
}

/** Builds in a temporary folder that is renamed at the end, so an interrupted build starts again. */
async function build(revision: string, folder: string): Promise<void> {
  console.log(`Building the last release, ${revision.slice(0, 8)}`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    runCommand(command, args, unfinished, { DATA_DIR: path.join(unfinished, '.data') })
  await runCommand('sh', ['-c', `git archive ${revision} | tar --extract --directory ${unfinished}`], ROOT)
  await run('npm', 'install', '--no-save', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund')
  // Builds everything and publishes all remotes, like the release's own Dockerfile.
  await run('npx', 'tsx', 'tooling/start/prepare.ts')
  await rename(unfinished, folder)
}
