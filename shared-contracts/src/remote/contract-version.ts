import { version } from '../../package.json'

/** The version of this package a container was built against; another major does not fit. */
export const CONTRACT_VERSION: string = version

export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}
