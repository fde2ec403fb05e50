import type { SharePicture } from '../contract/server-module'

/**
 * Returns the preview made of a stored picture (tooling/assets/pictures).
 * @param stored its path, such as '/uploads/blogs/rasam-basics.jpg'; undefined for a page without a picture
 */
export function sharePicture(stored: string | undefined, alt: string): SharePicture | undefined {
  return stored ? { path: stored.replace('/uploads/', '/uploads/share/'), alt } : undefined
}
