import { changeRegistry } from 'registry/changes/change-registry'
import { findVersion } from 'registry/changes/find-version'
import { promote as promoteIn } from 'registry/changes/promote'
import { outdated, withoutVersion } from 'registry/changes/prune'
import { requireEntry } from 'registry/changes/require-entry'
import { retire as retireIn } from 'registry/changes/retire'
import { rollback as rollbackIn } from 'registry/changes/rollback'
import { setCanary } from 'registry/changes/set-canary'
import { WrongUse } from '../../../../tooling/command-line/command-line'
import { nextSteps } from '../output/next-steps'
import type { Command } from './command'

export const promote: Command = {
  parameters: '<name> <version>',
  purpose: 'make a version live',
  async run([name = '', beginning = ''], { store, who, why }) {
    const version = findVersion((await store.read()).registry, name, beginning)
    const registry = await changeRegistry(
      store,
      { who, why, what: 'promote', remote: name, version },
      (before) => promoteIn(before, name, version),
    )
    const entry = requireEntry(registry, name)
    return { lines: [`${name} ${version} is live.`, ...nextSteps(name, entry)], json: entry }
  },
}

export const rollback: Command = {
  parameters: '<name>',
  purpose: 'make the previous version live again; end a canary first',
  async run([name = ''], { store, who, why }) {
    const { live: left, lastGood: version } = requireEntry((await store.read()).registry, name)
    const changed = await changeRegistry(
      store,
      { who, why, what: 'rollback', remote: name, version, left },
      (before) => rollbackIn(before, name),
    )
    const entry = requireEntry(changed, name)
    return { lines: [`${name} ${entry.live} is live again.`, ...nextSteps(name, entry)], json: entry }
  },
}

export const canary: Command = {
  parameters: '<name> <version> <percent>',
  purpose: 'give a version to a percentage of visits; 0 ends the canary',
  async run([name = '', beginning = '', share = ''], { store, who, why }) {
    const percent = Number(share)
    if (!/^\d+$/.test(share) || percent > 100)
      throw new WrongUse(`'${share}' must be a whole number from 0 to 100.`)
    const version = findVersion((await store.read()).registry, name, beginning)
    const change = { who, why, what: `canary ${percent}%`, remote: name, version }
    const registry = await changeRegistry(store, change, (before) =>
      setCanary(before, name, version, percent),
    )
    const line =
      percent > 0
        ? `${percent}% of visits get ${name} ${version}.`
        : `${name} ${version} is no longer a canary.`
    const entry = requireEntry(registry, name)
    return { lines: [line, ...nextSteps(name, entry)], json: entry }
  },
}

export const retire: Command = {
  parameters: '<name>',
  purpose: 'remove a remote from the shop, which frees its paths',
  async run([name = ''], { store, who, why }) {
    const prefixes = Object.values(requireEntry((await store.read()).registry, name).versions).flatMap(
      (version) => version.prefixes,
    )
    const registry = await changeRegistry(store, { who, why, what: 'retire', remote: name }, (before) =>
      retireIn(before, name),
    )
    const lines = [
      `${name} was removed from the shop. These paths are now free: ${[...new Set(prefixes)].join(', ')}.`,
      `To bring it back: npm run remotes -- publish ${name}`,
    ]
    return { lines, json: Object.keys(registry.remotes) }
  },
}

export const prune: Command = {
  parameters: '[name]',
  purpose: 'delete old versions that are no longer used',
  async run([asked], { store, who, why }) {
    const { registry } = await store.read()
    if (asked !== undefined) requireEntry(registry, asked)
    const removed = Object.keys(registry.remotes)
      .filter((name) => asked === undefined || name === asked)
      .flatMap((name) =>
        outdated(requireEntry(registry, name), Date.now()).map((version) => ({ name, version })),
      )
    for (const { name, version } of removed) {
      const change = { who, why, what: 'prune', remote: name, version }
      await changeRegistry(store, change, (before) => withoutVersion(before, name, version))
      // Files are removed last, so that the registry never lists a version without files.
      await store.removeVersion(name, version)
    }
    const lines = removed.map(({ name, version }) => `Deleted ${name} ${version}.`)
    return {
      lines: lines.length > 0 ? lines : ['No versions to delete: none is both old and unused.'],
      json: removed,
    }
  },
}
