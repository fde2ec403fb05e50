import type { ShopAddress } from '../../../harness/shop/server-process'
import { buildah } from './buildah'

const USER = '1000'

/** Opens a container as compose does: unprivileged, with its own process ids, but on the machine's network. */
export async function openContainer(
  image: string,
): Promise<{ place: ShopAddress; close: () => Promise<void> }> {
  const container = await buildah('from', image)
  const root = await buildah('mount', container)
  return {
    place: {
      folder: '/shop',
      command: [
        ...['unshare', '--pid', '--fork', '--kill-child', '--mount', `--root=${root}`, '--wd=/shop'],
        // setpriv needs its own parent-death signal: unshare's is lost when the user changes.
        ...[
          'setpriv',
          `--reuid=${USER}`,
          `--regid=${USER}`,
          '--clear-groups',
          '--no-new-privs',
          '--pdeathsig=KILL',
        ],
        ...['/usr/local/bin/node', '--enable-source-maps'],
      ],
    },
    close: async () => {
      await buildah('rm', container)
    },
  }
}
