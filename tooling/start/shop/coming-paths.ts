import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import type { Registry } from 'shared-contracts/remote/registry'
import { readManifest } from '../../../composition/cli/publish/manifest'
import { remoteFolders } from '../../../composition/cli/publish/remote-folders'

/**
 * Returns the first segments of paths whose remotes have never been published, so that the edge can ask visitors to wait.
 * A public shop does not reveal that it has an admin.
 * @param root the repository
 */
export async function comingPaths(
  root: string,
  { remotes }: Registry,
  { PUBLIC_ORIGIN }: NodeJS.ProcessEnv,
): Promise<string[]> {
  const manifests = await Promise.all((await remoteFolders(root)).map(readManifest))
  return manifests
    .filter(({ name, shop }) => !remotes[name] && !(shop.frame === 'bare' && isPublicOrigin(PUBLIC_ORIGIN)))
    .flatMap(({ shop }) => shop.prefixes)
}
