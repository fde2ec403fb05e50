import path from 'node:path'
import { entryOf } from 'registry/entry-of'
import { WrongUse } from '../command-line/command-line'
import { publish as publishBuild } from '../registry/publish'
import { publishShell } from '../registry/publish-shell'
import { remoteFolders } from '../registry/remote-folders'
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
    const folders = await remoteFolders(root)
    const folder = folders.find((one) => path.basename(one) === name)
    if (!folder) {
      const known = folders.map((one) => path.basename(one)).join(', ')
      throw new WrongUse(`There is no remote ${name}: choose from ${known}.`)
    }
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

function roleOf(audience: 'everyone' | 'nobody' | number): string {
  if (audience === 'everyone') return 'live'
  return audience === 'nobody' ? 'published but not live' : `published for ${audience}% of visits`
}
