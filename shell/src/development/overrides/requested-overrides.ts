import { keepOverrides, readStoredOverrides } from '../tab-overrides'

const readRemote = (override: string) => override.split('@', 1)[0]

/** Returns the overrides in the address and those stored for the tab, and removes them from the address. */
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

/** Discards all overrides and reloads the page. */
export function resetOverrides(): void {
  keepOverrides([])
  window.location.reload()
}
