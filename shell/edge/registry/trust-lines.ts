import { createHash } from 'node:crypto'
import { SHELL } from 'registry/lines/line'
import type { KnownRegistry } from 'registry/registry-store'
import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import { claimedPaths } from './claimed-paths'
import { type LineRules, lineProblem } from './line-problem'

interface Options extends LineRules {
  /** Told with a sentence of each line that is refused, once, and when it is obeyed again. */
  onRefused: (sentence: string) => void
  onObeyed: (sentence: string) => void
}

/**
 * Obeys only the lines of a registry that their teams have signed and that claim nothing of other teams. In place of a
 * refused line the last one stays that was obeyed.
 */
export function createTrust({ onRefused, onObeyed, ...rules }: Options) {
  let inForce: Registry['remotes'] = {}
  /** The last change of each line that was obeyed. */
  const numbers = new Map<string, number>()
  let refused = new Map<string, string>()

  /** Lines that are as they should be, each looked at by itself. */
  function split(found: KnownRegistry) {
    const problems = new Map<string, string>()
    const entries: Registry['remotes'] = {}
    for (const name of namesIn(found)) {
      const entry = found.registry.remotes[name]
      const problem = lineProblem(name, found, rules) ?? wentBack(name, found)
      if (problem !== undefined) problems.set(name, problem)
      else if (entry) entries[name] = entry
    }
    return { problems, entries }
  }

  function namesIn({ registry, lines, unreadable, keys }: KnownRegistry): Set<string> {
    const named = [registry.remotes, Object.fromEntries(lines ?? []), Object.fromEntries(unreadable ?? [])]
    // Where teams sign, they sign too that a remote is taken away: a line that is only gone is none of theirs.
    const names = new Set([...named, ...(keys ? [inForce] : [])].flatMap((one) => Object.keys(one)))
    names.delete(SHELL)
    return names
  }

  function wentBack(name: string, found: KnownRegistry): string | undefined {
    const number = numberOf(name, found)
    const isEarlier = found.keys !== undefined && number < (numbers.get(name) ?? 0)
    return isEarlier
      ? `was put back to its change ${number}, after its change ${numbers.get(name)}`
      : undefined
  }

  function announce(problems: Map<string, string>): void {
    for (const [name, problem] of problems)
      if (refused.get(name) !== problem) {
        const instead = inForce[name]
          ? 'The last one that was obeyed stays in force'
          : 'Its pages are not shown'
        onRefused(`${name} ${problem}. ${instead}.`)
      }
    for (const name of refused.keys())
      if (!problems.has(name)) onObeyed(`${name} is in the registry as its team has signed it.`)
    refused = problems
  }

  return {
    /** What is to be obeyed of a registry. */
    obeyed(found: KnownRegistry): KnownRegistry {
      // A deployed shop's edge has looked at it, and https says that it is that edge.
      if (!found.lines) return found
      const { problems, entries } = split(found)
      for (const [name, problem] of claimedPaths(entries, inForce)) problems.set(name, problem)
      announce(problems)
      const names = [...namesIn(found)]
      for (const name of names.filter((one) => !problems.has(one))) numbers.set(name, numberOf(name, found))
      inForce = Object.fromEntries(
        names.flatMap((name): [string, RegistryEntry][] => {
          const entry = problems.has(name) ? inForce[name] : entries[name]
          return entry ? [[name, entry]] : []
        }),
      )
      return { ...found, registry: { ...found.registry, remotes: inForce }, tag: tagOf(found, problems) }
    },

    /** Begins with what an earlier process has obeyed. */
    begin({ registry }: KnownRegistry): void {
      inForce = registry.remotes
    },

    /** The remotes whose lines are refused. */
    refused: () => [...refused.keys()],
  }
}

export type Trust = ReturnType<typeof createTrust>

/** The number of the last change of a line. */
function numberOf(name: string, { lines }: KnownRegistry): number {
  return lines?.get(name)?.line.last?.number ?? 0
}

/** Another one as soon as a line is refused or obeyed again. */
function tagOf({ tag }: KnownRegistry, problems: Map<string, string>): string | undefined {
  if (tag === undefined || problems.size === 0) return tag
  return createHash('sha256')
    .update(JSON.stringify([tag, ...problems]))
    .digest('hex')
    .slice(0, 20)
}
