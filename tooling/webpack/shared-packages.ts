import { createRequire } from 'node:module'

interface SharedPackage {
  /** The installed package that gives the version. */
  package: string
  /** Left out of the shell's first chunk; fetched when first imported. */
  isLazy?: true
  shellOnly?: true
}

/**
 * The one copy of each of these is the shell's (architecture, 'The contract between shell and remotes').
 * A sub-path needs a key of its own: without one it is bundled a second time, silently.
 */
const sharedPackages: Record<string, SharedPackage> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-dom/client': { package: 'react-dom', shellOnly: true },
  'react-router-dom': { package: 'react-router-dom' },
  'react-redux': { package: 'react-redux' },
  redux: { package: 'redux' },
  '@reduxjs/toolkit': { package: '@reduxjs/toolkit' },
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

const rangeOf = (version: string) => `^${version.split('.')[0]}.0.0`

/** What the shell provides, with the versions. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([key, shared]) => [key, versionOf(shared.package)]),
  )
}

/** The `shared` option of the shell: it provides a copy of each. */
export function sharedByShell() {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([key, shared]) => {
      const version = versionOf(shared.package)
      return [key, { singleton: true, version, requiredVersion: rangeOf(version), eager: !shared.isLazy }]
    }),
  )
}

/** The `shared` option of a remote: it carries no copy of its own. */
export function sharedByRemote() {
  return Object.fromEntries(
    Object.entries(sharedPackages)
      .filter(([, shared]) => !shared.shellOnly)
      .map(([key, shared]) => {
        const requiredVersion = rangeOf(versionOf(shared.package))
        return [key, { singleton: true, import: false as const, requiredVersion }]
      }),
  )
}
