import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'

export function versionRecord(
  name: string,
  version: string,
  change: Partial<RemoteVersion> = {},
): RemoteVersion {
  return {
    contract: '1.0.0',
    prefixes: [`/${name}`],
    base: `/remotes/${name}/${version}/`,
    entry: 'entry.js',
    scripts: [],
    styles: [],
    integrity: { 'entry.js': `sha384-${version}` },
    published: '2026-11-02T10:00:00.000Z',
    shared: {},
    endpoints: [],
    slices: [],
    events: [],
    ...change,
  }
}

/** Builds a registry of one remote with these versions, the first of them live. */
export function buildRegistry(name: string, ...versions: string[]): Registry {
  const records = versions.map((version) => [version, versionRecord(name, version)] as const)
  return { remotes: { [name]: { live: versions[0] ?? '', versions: Object.fromEntries(records) } } }
}
