import type { ShopAddress } from '../../../harness/shop/server-process'
import { buildah } from './buildah'

/** The user `node` of the image. */
const USER = '1000'

/**
 * A container of an image, whose servers run as in compose: as the image's user, without more rights, with process ids
 * of their own. They share the machine's network.
 */
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
        // Its own word for the end of its parent: that of unshare does not outlive the change of user.
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
