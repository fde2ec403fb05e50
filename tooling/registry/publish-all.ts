import { openStore } from 'registry/open-store'
import { verifyBuild } from '../verify/verify-build'
import { type Published, publish } from './publish'
import { publishShell } from './publish-shell'
import { remoteFolders } from './remote-folders'

/**
 * Makes every build of a repository live, as who develops all of it wants it.
 * @param root the repository, built
 * @param place as openStore takes it
 * @param onPublished called with each remote in turn
 */
export async function publishAll(
  root: string,
  place: string,
  onPublished: (published: Published) => void = () => {},
): Promise<void> {
  const store = await openStore(place)
  const who = 'npm start'
  await publishShell(root, store, who)
  for (const folder of await remoteFolders(root))
    onPublished(
      await publish(folder, {
        store,
        audience: 'everyone',
        who,
        mayRepeatVersion: true,
        verify: verifyBuild,
      }),
    )
}
