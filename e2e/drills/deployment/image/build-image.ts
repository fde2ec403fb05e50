import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { baseImage } from './base-image'
import { buildah } from './buildah'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const DOCKERFILE = path.join(ROOT, 'deploy/Dockerfile')
const IMAGE = 'localhost/spice-shop'

/** Builds the shop's Dockerfile on a locally made base image. Unchanged layers are reused. @returns its name */
export async function buildImage(): Promise<string> {
  const [, nodeImage = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(await readFile(DOCKERFILE, 'utf8')) ?? []
  const base = await baseImage(nodeImage)
  const settings = await npmSettings()
  await buildah(
    ...['build-using-dockerfile', '--isolation', 'chroot', '--layers', '--file', DOCKERFILE],
    ...['--build-arg', `NODE_IMAGE=${base}`, '--tag', IMAGE],
    // npm opens more files at once than chroot isolation allows by default.
    ...['--ulimit', `nofile=${await openFiles()}`],
    ...settings.mounts.flatMap((mount) => ['--volume', `${mount}:ro`]),
    ROOT,
  )
  await rm(settings.folder, { recursive: true })
  return IMAGE
}

/** Writes npm's settings with this machine's registry and certificates. They are mounted, not copied. */
async function npmSettings(): Promise<{ folder: string; mounts: string[] }> {
  const get = async (name: string) => (await runCommand('npm', ['config', 'get', name], ROOT)).trim()
  const [registry, cafile] = [await get('registry'), await get('cafile')]
  const folder = await mkdtemp(path.join(tmpdir(), 'npm-settings-'))
  const file = path.join(folder, 'npmrc')
  const mounts = [`${file}:/usr/local/etc/npmrc`]
  const hasCertificates = cafile !== 'null'
  if (hasCertificates) mounts.push(`${cafile}:/etc/npm-certificates.pem`)
  await writeFile(
    file,
    [`registry=${registry}`, ...(hasCertificates ? ['cafile=/etc/npm-certificates.pem'] : [])].join('\n'),
  )
  return { folder, mounts }
}

/** Returns this machine's limit of open files per process. */
async function openFiles(): Promise<string> {
  const most = (await runCommand('bash', ['-c', 'ulimit -Hn'], '/')).trim()
  return `${most}:${most}`
}
