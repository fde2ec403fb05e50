import manifest from '../../../package.json'

/** The version of this package against which a container was built. A different major version is incompatible. */
export const CONTRACT_VERSION: string = manifest.version

export function parseMajor(version: string): number {
  return Number.parseInt(version, 10)
}
