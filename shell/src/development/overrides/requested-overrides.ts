import { keepOverrides, readStoredOverrides } from '../tab-overrides'

const readRemote = (override: string) => override.split('@', 1)[0]

/** What the address asks for, and what the tab has kept: the address wins. It is taken out of the address. */
export function takeRequestedOverrides(): string[] {
  const address = new URL(window.location.href)
  const fresh = address.searchParams.getAll('remote')
  if (fresh.length > 0) {
    address.searchParams.delete('remote')
    window.history.replaceState(window.history.state, '', address)
  }
  const kept = readStoredOverrides().filter(
    (old) => !fresh.some((override) => readRemote(override) === readRemote(old)),
  )
  return [...kept, ...fresh]
}

/** Back to the versions that the registry names. */
export function resetOverrides(): void {
  keepOverrides([])
  window.location.reload()
}
