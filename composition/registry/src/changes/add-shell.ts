import type { PublishedShell, Registry } from 'shared-contracts/remote/registry'

/** The number of shells kept: one more than the last two, against which remotes are tested. */
const KEPT_SHELLS = 3

/** Adds a shell as the newest one. Nothing changes if it already is. */
export function addShell(registry: Registry, shell: PublishedShell): Registry {
  const { shells = [] } = registry
  if (shells[0]?.version === shell.version) return registry
  const others = shells.filter(({ version }) => version !== shell.version)
  return { ...registry, shells: [shell, ...others].slice(0, KEPT_SHELLS) }
}
