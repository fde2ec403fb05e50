import { publish as publishBuild } from '../../publish/publish'
import { publishShell } from '../../publish/publish-shell'
import { remoteFolder, remoteFolders } from '../../publish/remote-folders'
import { verifyBuild } from '../../verify/verify-build'
import { publishedManifests } from '../output/published-manifests'
import type { Command } from './command'

export const publish: Command = {
  parameters: '<name>',
  purpose: 'verify a build and make it live; with --stay or --canary <percent> the live version stays',
  async run([name = ''], { root, store, who, why, audience }) {
    if (name === 'shell') {
      const version = await publishShell(root, store, who)
      return {
        lines: [`From now on, remotes are verified against shell ${version}.`],
        json: { name, version },
      }
    }
    const folder = remoteFolder(await remoteFolders(root), name)
    const published = await publishBuild(folder, { store, audience, who, why, verify: verifyBuild })
    return { lines: await publishedManifests(published, store), json: published }
  },
}
