import path from 'node:path'
import { packVersion } from '../../publish/packed-version'
import { remoteFolder, remoteFolders } from '../../publish/remote-folders'
import { verifyBuild } from '../../verify/verify-build'
import type { Command } from './command'

export const pack: Command = {
  parameters: '<name> <folder>',
  purpose: 'verify a build and write it to a new folder, for a publisher without packages',
  async run([name = '', folder = ''], { root, store }) {
    const remote = remoteFolder(await remoteFolders(root), name)
    const target = path.resolve(root, folder)
    const packed = await packVersion(remote, target, { store, verify: verifyBuild })
    return { lines: [`${name} ${packed.version} is packed in ${folder}.`], json: packed }
  },
}
