const KEY = 'remote-overrides'

/** Overrides as they are written in an address: 'mf-catalog@http://localhost:3001'. They last as long as the tab. */
export function keptOverrides(): string[] {
  return window.sessionStorage.getItem(KEY)?.split(' ') ?? []
}

export function keepOverrides(overrides: readonly string[]): void {
  if (overrides.length === 0) window.sessionStorage.removeItem(KEY)
  else window.sessionStorage.setItem(KEY, overrides.join(' '))
}
