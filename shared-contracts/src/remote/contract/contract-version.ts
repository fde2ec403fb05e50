import manifest from '../../../package.json'

/** The version of this package that a container was built against. Another major version is incompatible. */
export const CONTRACT_VERSION: string = manifest.version

export function parseMajor(version: string): number {
  return Number.parseInt(version, 10)
}
