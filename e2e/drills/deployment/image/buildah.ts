import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { CACHE } from '../../../harness/shop/deployed/cache-folder'

/** The drill's own image store, separate from the machine's images. */
const STORE = [
  ['--root', path.join(CACHE, 'images')],
  ['--runroot', path.join(CACHE, 'images-run')],
  ['--storage-driver', 'overlay'],
  // Warnings about an interrupted build would get mixed up with the output.
  ['--log-level', 'error'],
].flat()

/** Runs Debian's buildah, which needs no daemon. @returns its output */
export async function buildah(...args: readonly string[]): Promise<string> {
  return (await runCommand('buildah', [...STORE, ...args], '/')).trim()
}

export async function hasImage(name: string): Promise<boolean> {
  return buildah('inspect', '--type', 'image', name).then(
    () => true,
    () => false,
  )
}
