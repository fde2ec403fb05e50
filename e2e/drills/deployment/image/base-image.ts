import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { NODE_PACKAGE } from '../../../../tooling/test-all/other-node/node-package'
import { buildah, hasImage } from './buildah'

const NPM = '11.19.1'

/**
 * Makes an image that replaces Node's official one on a machine without access to an image registry: Debian
 * from debootstrap, Node and npm from their packages, and the user `node`. It is made once. @returns its name
 */
export async function baseImage(nodeImage: string): Promise<string> {
  const [, node = '', suite = ''] = /^node:([\d.]+)-([a-z]+)-slim$/.exec(nodeImage) ?? []
  const name = `localhost/spice-shop-base:${node}-${suite}`
  if (await hasImage(name)) return name
  console.log(`Making a base image with Debian ${suite} and Node ${node}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-base-'))
  const [root, packages] = [path.join(folder, 'root'), path.join(folder, 'packages')]
  await runCommand('debootstrap', ['--variant=minbase', suite, root, await debianMirror()], folder)
  const install = ['install', '--global', '--loglevel=error', '--prefix']
  await runCommand('npm', [...install, packages, `${NODE_PACKAGE}@${node}`], folder)
  const program = path.join(packages, 'lib/node_modules', NODE_PACKAGE, 'bin/node')
  await cp(program, path.join(root, 'usr/local/bin/node'))
  await runCommand('npm', [...install, path.join(root, 'usr/local'), `npm@${NPM}`], folder)
  await runCommand('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node'], folder)

  const container = await buildah('from', 'scratch')
  await runCommand('tar', ['--create', '--file', 'root.tar', '--directory', root, '.'], folder)
  await buildah('add', '--quiet', container, path.join(folder, 'root.tar'), '/')
  await buildah('commit', '--quiet', '--rm', container, name)
  await rm(folder, { recursive: true })
  return name
}

/** Returns the mirror that this machine gets its Debian packages from. */
async function debianMirror(): Promise<string> {
  const asked = ['indextargets', '--format', '$(REPO_URI)', 'Origin: Debian', 'Identifier: Packages']
  const [mirror = ''] = (await runCommand('apt-get', asked, '/')).split('\n')
  return mirror
}
