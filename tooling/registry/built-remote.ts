import path from 'node:path'
import type { RemoteVersion, ServedVersion } from 'shared-contracts/remote/registry'
import { describeServed } from './served-build'

export interface BuiltRemote {
  name: string
  /** The package's version and a hash of the files: two builds that differ have different ones. */
  version: string
  /** The package's version alone. */
  packageVersion: string
  /** What is served of it, and the packages it takes from the shell, with their ranges and the exports it takes. */
  record: ServedVersion & Pick<RemoteVersion, 'shared' | 'takes'>
}

/**
 * Describes the build in a remote's dist folder as a version of the registry.
 * @param folder the remote's folder
 * @throws Error when it is not built or does not expose its module
 */
export async function describeBuild(folder: string): Promise<BuiltRemote> {
  const { served, shared, takes, ...build } = await describeServed(folder, path.join(folder, 'dist'))
  return { ...build, record: { ...served, shared, takes } }
}
