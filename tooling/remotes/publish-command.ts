import type { Audience } from 'registry/add-version'
import { entryOf } from 'registry/entry-of'
import { publish as publishBuild } from '../registry/publish'
import { publishShell } from '../registry/publish-shell'
import { remoteFolder, remoteFolders } from '../registry/remote-folders'
import { verifyBuild } from '../verify/verify-build'
import type { Command } from './command'
import { nextSteps, stepsFromNobody } from './next-steps'

export const publish: Command = {
  parameters: '<name>',
  purpose: 'verify a build and make it live; with --stay or --canary <percent> the live version stays',
  async run([name = ''], { root, store, who, why, audience }) {
    if (name === 'shell') {
      const version = await publishShell(root, store, who)
      return {
        lines: [`Remotes are now verified against the shell ${version}.`],
        json: { name, version },
      }
    }
    const folder = remoteFolder(await remoteFolders(root), name)
    const published = await publishBuild(folder, { store, audience, who, why, verify: verifyBuild })
    const { version, isNew } = published
    const line = isNew
      ? `${name} ${version} is ${roleOf(audience)}.`
      : `${name} ${version} was already published.`
    const entry = entryOf((await store.read()).registry, name)
    const isNobodys = entry.live !== version && entry.canary?.version !== version
    const steps = isNobodys ? stepsFromNobody(name, version) : nextSteps(name, entry)
    return { lines: [line, ...steps], json: published }
  },
}

function roleOf(audience: Audience): string {
  if (audience === 'everyone') return 'live'
  return audience === 'nobody' ? 'published but not live' : `published for ${audience}% of visits`
}
