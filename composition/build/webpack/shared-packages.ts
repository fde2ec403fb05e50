import { createRequire } from 'node:module'

interface SharedPackage {
  /** The npm package, which determines the version. */
  package: string
  shellOnly?: true
}

/** Packages of which a page has one copy. Without a key for each sub-path, webpack bundles a second copy. */
const sharedPackages: Record<string, SharedPackage> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-dom/client': { package: 'react-dom', shellOnly: true },
  'react-router-dom': { package: 'react-router-dom' },
  'react-redux': { package: 'react-redux' },
  redux: { package: 'redux' },
  '@reduxjs/toolkit': { package: '@reduxjs/toolkit' },
  'shared-contracts/store': { package: 'shared-contracts' },
  'shared-contracts/http': { package: 'shared-contracts' },
  'shared-contracts/remote': { package: 'shared-contracts' },
  'shared-contracts/words': { package: 'shared-contracts' },
}

const require = createRequire(import.meta.url)

function readVersion(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string }
  return version
}

const toRange = (version: string) => `^${version.split('.')[0]}.0.0`

export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([key, shared]) => [key, readVersion(shared.package)]),
  )
}

/** The `shared` option of the shell, which provides all packages. */
export function sharedByShell() {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([key, shared]) => {
      const version = readVersion(shared.package)
      return [key, { singleton: true, version, requiredVersion: toRange(version), eager: true }]
    }),
  )
}

/** The `shared` option of a remote, which bundles none of them. */
export function sharedByRemote() {
  return Object.fromEntries(
    Object.entries(sharedPackages)
      .filter(([, shared]) => !shared.shellOnly)
      .map(([key, shared]) => {
        const requiredVersion = toRange(readVersion(shared.package))
        return [key, { singleton: true, import: false as const, requiredVersion }]
      }),
  )
}
