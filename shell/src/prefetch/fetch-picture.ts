import { sourceSet } from 'design-system/picture/stored-picture'
import type { FirstPicture } from 'shared-contracts/remote'

/** Fetches a stored picture in the format and size that the page will show it in. */
export function fetchPicture({ src, sizes, widths }: FirstPicture): void {
  const link = document.createElement('link')
  // Browsers that do not know the format leave it alone.
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif' })
  Object.assign(link, { imageSrcset: sourceSet(src, widths, 'avif'), imageSizes: sizes })
  link.addEventListener('load', () => link.remove())
  document.head.append(link)
}
