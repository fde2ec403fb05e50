import { changeRegistry } from 'registry/change-registry'
import { promote as promoteIn } from 'registry/promote'
import { prune as pruneIn } from 'registry/prune'
import { rollback as rollbackIn } from 'registry/rollback'
import { setCanary } from 'registry/set-canary'
import { type Command, WrongUse } from './command'

export const promote: Command = {
  parameters: '<name> <version>',
  purpose: 'make a version live',
  async run([name = '', version = ''], { store, who, why }) {
    const registry = await changeRegistry(
      store,
      { who, why, what: 'promote', remote: name, version },
      (before) => promoteIn(before, name, version),
    )
    return { lines: [`${name} ${version} is live.`], json: registry.remotes[name] }
  },
}

export const rollback: Command = {
  parameters: '<name>',
  purpose: 'make the version live that was so before',
  async run([name = ''], { store, who, why }) {
    const { registry } = await store.read()
    const version = registry.remotes[name]?.lastGood
    const changed = await changeRegistry(
      store,
      { who, why, what: 'rollback', remote: name, version },
      (before) => rollbackIn(before, name),
    )
    return { lines: [`${name} ${changed.remotes[name]?.live} is live again.`], json: changed.remotes[name] }
  },
}

export const canary: Command = {
  parameters: '<name> <version> <percent>',
  purpose: 'give a version to some visits; 0 takes it back',
  async run([name = '', version = '', share = ''], { store, who, why }) {
    const percent = Number(share)
    if (!/^\d+$/.test(share) || percent > 100)
      throw new WrongUse(`'${share}' must be a whole number from 0 to 100.`)
    const change = { who, why, what: `canary ${percent}%`, remote: name, version }
    const registry = await changeRegistry(store, change, (before) =>
      setCanary(before, name, version, percent),
    )
    const line =
      percent > 0
        ? `${percent}% of visits get ${name} ${version}.`
        : `${name} ${version} is no canary any more.`
    return { lines: [line], json: registry.remotes[name] }
  },
}

export const prune: Command = {
  parameters: '',
  purpose: 'remove old versions that nobody needs',
  async run(_, { store, who, why }) {
    const { registry, tag } = await store.read()
    const pruned = pruneIn(registry, Date.now())
    const changes = pruned.removed.map(({ name, version }) => ({
      who,
      why,
      what: 'prune',
      remote: name,
      version,
    }))
    if (changes.length > 0) await store.replace(pruned.registry, tag, changes)
    // Only what the registry names no more may go.
    for (const { name, version } of pruned.removed) await store.removeVersion(name, version)
    const lines = pruned.removed.map(({ name, version }) => `Removed ${name} ${version}.`)
    return { lines: lines.length > 0 ? lines : ['Nothing is old enough to go.'], json: pruned.removed }
  },
}
