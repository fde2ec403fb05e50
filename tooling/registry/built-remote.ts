import path from 'node:path'
import type { RemoteVersion } from 'shared-contracts/remote/registry'
import { describeServed } from './served-build'

export interface BuiltRemote {
  name: string
  /** The package's version and a hash of the files: two builds that differ have different ones. */
  version: string
  record: RemoteVersion
}

/**
 * Describes the build in a remote's dist folder as a version of the registry.
 * @param folder the remote's folder
 * @throws Error when it is not built or exposes nothing
 */
export async function describeBuild(folder: string): Promise<BuiltRemote> {
  const { name, version, served } = await describeServed(folder, path.join(folder, 'dist'))
  return {
    name,
    version,
    record: {
      ...served,
      published: new Date().toISOString(),
      shared: {},
      endpoints: [],
      slices: [],
      events: [],
    },
  }
}
