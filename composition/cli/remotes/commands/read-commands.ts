import { requireEntry } from 'registry/changes/require-entry'
import type { PublishedShell, RegistryEntry } from 'shared-contracts/remote/registry'
import { provenLog } from '../output/proven-log'
import { type Cell, tableLines } from '../output/table'
import { edgeFigures, FIGURES_HEAD, figureCells } from '../output/version-figures'
import type { Command } from './command'

function formatRole(version: string, { live, lastGood, canary }: RegistryEntry): Cell {
  if (version === live) return { text: 'live', style: 'green' }
  if (version === canary?.version) return { text: `canary ${canary.percent}%`, style: 'yellow' }
  return version === lastGood ? { text: 'last good' } : { text: '' }
}

const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

/** Formats a shell's row. The newest shell comes first, because remotes are verified against it. */
function shellRow({ version, contract, published }: PublishedShell, index: number): (Cell | string)[] {
  const role: Cell = index === 0 ? { text: 'live', style: 'green' } : { text: '' }
  return ['shell', version, role, contract, minute(published)]
}

export const list: Command = {
  parameters: '[name]',
  purpose: 'list all versions and which are live',
  async run([asked], { store, isColoured }) {
    const { registry } = await store.read()
    const remotes = asked ? { [asked]: requireEntry(registry, asked) } : registry.remotes
    const rows = Object.entries(remotes).flatMap(([name, entry]) =>
      Object.entries(entry.versions).map(([version, { contract, published, prefixes }]) => [
        name,
        version,
        formatRole(version, entry),
        contract,
        minute(published),
        prefixes.join(' '),
      ]),
    )
    const shells = asked ? [] : (registry.shells ?? [])
    const lines = tableLines(
      ['remote', 'version', 'role', 'contract', 'published (UTC)', 'paths'],
      [...rows, ...shells.map(shellRow)],
      isColoured,
    )
    return {
      lines: lines.length > 1 ? lines : [`Nothing has been published in ${store.place} yet.`],
      json: asked ? remotes[asked] : registry,
    }
  },
}

export const log: Command = {
  parameters: '[name]',
  purpose: 'show who changed what, when and why; --check verifies that no entry was altered',
  async run([asked], { store, isColoured, isCheck }) {
    if (asked && asked !== 'shell') requireEntry((await store.read()).registry, asked)
    if (isCheck) return provenLog(store, asked)
    const entries = (await store.readLog()).filter(({ remote }) => !asked || remote === asked)
    const rows = entries.map(({ at, who, what, remote, version = '', why = '' }) => [
      `${at.slice(0, 19).replace('T', ' ')}`,
      who,
      what,
      remote,
      version,
      why,
    ])
    const lines = tableLines(['when (UTC)', 'who', 'what', 'remote', 'version', 'why'], rows, isColoured)
    return { lines: rows.length > 0 ? lines : [`${store.place} has no log entries yet.`], json: entries }
  },
}

export const status: Command = {
  parameters: '',
  purpose: 'show which versions are live, and their errors and speed',
  async run(_, { store, isColoured, edge }) {
    const { registry } = await store.read()
    const figures = await edgeFigures(edge)
    const versions = Object.entries(registry.remotes).flatMap(([name, { live, lastGood, canary }]) => [
      { name, version: live, role: 'live', percent: 100 - (canary?.percent ?? 0) },
      ...(canary ? [{ name, version: canary.version, role: 'canary', percent: canary.percent }] : []),
      ...(lastGood ? [{ name, version: lastGood, role: 'last good', percent: 0 }] : []),
    ])
    const json = versions.map((one) => ({
      ...one,
      figures:
        figures?.filter(({ remote, version }) => remote === one.name && version === one.version) ?? null,
    }))
    const rows = json.map(({ name, version, role, percent, figures: own }) => [
      name,
      version,
      role,
      `${percent}%`,
      ...figureCells(own ?? []),
    ])
    const lines = tableLines(['remote', 'version', 'role', 'visits', ...FIGURES_HEAD], rows, isColoured)
    const source = figures
      ? `Figures of the edge at ${edge} since it started.`
      : `No shop is running at ${edge}. Choose another one with --edge.`
    return { lines: [...lines, source], json }
  },
}
