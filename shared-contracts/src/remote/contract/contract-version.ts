import manifest from '../../../package.json'

/** The version of this package a container was built against; another major does not fit. */
export const CONTRACT_VERSION: string = manifest.version

export function parseMajor(version: string): number {
  return Number.parseInt(version, 10)
}
