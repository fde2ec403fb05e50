import { ownName } from '../../content/media/own-picture'
import type { SharePicture } from '../contract/server-module'

/**
 * Returns the preview made from a stored picture (tooling/assets/pictures). Uploaded pictures have no preview,
 * so they are shared as they are.
 * @param stored the path, such as '/uploads/blogs/rasam-basics.jpg'; undefined for a page without a picture
 */
export function sharePicture(stored: string | undefined, alt: string): SharePicture | undefined {
  if (!stored) return undefined
  return { path: ownName(stored) ? stored : stored.replace('/uploads/', '/uploads/share/'), alt }
}
