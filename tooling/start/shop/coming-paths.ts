import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import type { Registry } from 'shared-contracts/remote/registry'
import { readManifest } from '../../../composition/cli/publish/manifest'
import { remoteFolders } from '../../../composition/cli/publish/remote-folders'

/** Prefixes of remotes that aren't live yet. The edge serves `comingPage` there. Omits a public admin. */
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
