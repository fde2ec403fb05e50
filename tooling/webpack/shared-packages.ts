import { createRequire } from 'node:module'
import path from 'node:path'

type Role = 'host' | 'remote'

interface SharedPackage {
  /** The installed package that gives the version. */
  package: string
  /** What the host provides in its place: only the exports that remotes may use. */
  facade?: string
  /** Left out of the host's first chunk; fetched when first imported. */
  isLazy?: true
  hostOnly?: true
}

/**
 * The one copy of each of these is the shell's (architecture, 'The contract between shell and remotes').
 * A sub-path needs a key of its own: without one it is bundled a second time, silently.
 */
const sharedPackages: Record<string, SharedPackage> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-dom/client': { package: 'react-dom', hostOnly: true },
  'react-router-dom': { package: 'react-router-dom', facade: 'src/facades/react-router-dom.ts' },
  'react-redux': { package: 'react-redux', facade: 'src/facades/react-redux.ts' },
  redux: { package: 'redux' },
  '@reduxjs/toolkit': { package: '@reduxjs/toolkit', facade: 'src/facades/reduxjs-toolkit.ts' },
  axios: { package: 'axios', isLazy: true },
  'shared-contracts/store': { package: 'shared-contracts' },
  'shared-contracts/http': { package: 'shared-contracts' },
  'shared-contracts/remote': { package: 'shared-contracts' },
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string }
  return version
}

/** What the host provides, with the versions. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([key, shared]) => [key, versionOf(shared.package)]),
  )
}

/**
 * The `shared` option of Module Federation.
 * @param role the host provides, a remote carries no copy of its own
 * @param context the package's folder, where the host's façades are
 */
export function sharedPackagesFor(role: Role, context: string) {
  return Object.fromEntries(
    Object.entries(sharedPackages)
      .filter(([, shared]) => role === 'host' || !shared.hostOnly)
      .map(([key, shared]) => {
        const version = versionOf(shared.package)
        const common = { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0` }
        if (role === 'remote') return [key, { ...common, import: false as const }]
        const provided = shared.facade ? { import: path.resolve(context, shared.facade) } : {}
        return [key, { ...common, ...provided, eager: !shared.isLazy }]
      }),
  )
}
