import { createBrowserRouter } from 'react-router'
import { FrameWhileLoading } from '../page-frame/frame-while-loading'
import { ShellCrash } from '../page-frame/shell-crash'
import { ShopFrame } from '../page-frame/shop-frame'
import type { Remotes } from '../remotes/remotes'
import { remoteRoutes } from './remote-routes'
import { Unmatched } from './unmatched'

const FRAME = 'frame'

/**
 * The one router. It knows no page: the remote that owns a path is fetched when the path is first visited, and its
 * routes are added then. What no remote answers ends at the splat: a remote that failed, or an unknown page.
 */
export function createShopRouter(remotes: Remotes) {
  const added = new Set<string>()

  async function addRoutesFor(path: string, isWanted: () => boolean): Promise<void> {
    const remote = remotes.ownerOf(path)
    if (!remote || added.has(remote.name)) return
    const module = await remotes.load(remote)
    if (!isWanted() || added.has(remote.name)) return
    added.add(remote.name)
    router.patchRoutes(FRAME, remoteRoutes(remote, module))
  }

  const router = createBrowserRouter(
    [
      {
        id: FRAME,
        Component: ShopFrame,
        ErrorBoundary: ShellCrash,
        HydrateFallback: FrameWhileLoading,
        children: [
          {
            path: '*',
            element: <Unmatched remotes={remotes} addRoutes={(path) => addRoutesFor(path, () => true)} />,
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, signal }) {
        // A rejection here would replace the whole shell: the splat shows the failure instead.
        await addRoutesFor(path, () => !signal.aborted).catch(() => undefined)
      },
    },
  )
  return router
}

export type ShopRouter = ReturnType<typeof createShopRouter>
