import { type KnownLine, parseLine } from 'registry/lines/line'
import type { KnownRegistry } from 'registry/registry-store'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { type LineRules, lineProblem } from './line-problem'

/** The lines that were obeyed: the last one that each key has signed, for the day when a key is revoked. */
export function createObeyedLines(rules: LineRules) {
  const obeyed = new Map<string, KnownLine[]>()

  function add(name: string, line: KnownLine): void {
    const others = (obeyed.get(name) ?? []).filter(({ signature }) => signature?.key !== line.signature?.key)
    obeyed.set(name, [...others, line])
  }

  return {
    add,

    remove: (name: string) => void obeyed.delete(name),

    /**
     * The last entry of a remote that was obeyed and still would be. Its canary ends: edges may have taken it back.
     * @param keys as they are now
     */
    lastRightful(name: string, keys: KnownRegistry['keys']): RegistryEntry | undefined {
      const isRightful = (known: KnownLine) => {
        const remotes = known.line.entry ? { [name]: known.line.entry } : {}
        const found = { registry: { remotes }, tag: undefined, lines: new Map([[name, known]]), keys }
        return lineProblem(name, found, rules) === undefined
      }
      const { canary: _, ...entry } = obeyed.get(name)?.findLast(isRightful)?.line.entry ?? {}
      return 'live' in entry ? (entry as RegistryEntry) : undefined
    },

    names: () => [...obeyed.keys()],

    /** Their texts, for a process that begins with them. */
    stored: () =>
      Object.fromEntries([...obeyed].map(([name, lines]) => [name, lines.map(({ stored }) => stored)])),

    /** @throws Error for what are no lines */
    begin(stored: Record<string, string[]>): void {
      for (const [name, texts] of Object.entries(stored))
        for (const text of texts) add(name, parseLine(name, text))
    },
  }
}
