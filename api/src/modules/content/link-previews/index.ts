import path from 'node:path'
import { drawPreview, type PhotoLoader } from './drawing/draw-preview'
import { previewsRoutes } from './previews.routes'
import { createPreviewsService, type PreviewsDeps } from './previews.service'

interface PreviewsOptions extends Omit<PreviewsDeps, 'draw'> {
  /** Returns a file of an uploaded picture; undefined for other files. */
  ownFile: (file: string) => Promise<Uint8Array | undefined>
}

export function createPreviews({ ownFile, ...deps }: PreviewsOptions) {
  const photoAt: PhotoLoader = async (file) => (await ownFile(file)) ?? path.join(deps.uploadsDir, file)
  const service = createPreviewsService({ ...deps, draw: (preview) => drawPreview(preview, photoAt) })
  return { routes: previewsRoutes(service) }
}
