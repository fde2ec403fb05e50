import type { FastifyPluginAsync } from 'fastify'
import { previewPath } from 'shared-contracts/content/preview'
import type { PreviewsService } from './previews.service'

/** For current addresses, whose content never changes: they include a hash of it. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** For outdated addresses, which get the current picture, and for pictures that could not be drawn. */
const FOR_NOW = 'public, max-age=300'

interface PreviewQuery {
  Params: { kind: string; file: string }
}

/** Previews of shared links, such as `/products/turmeric-powder.1k3x9a.jpg`. Every version gets the newest. */
export function previewsRoutes({ find, drawn, standIn }: PreviewsService): FastifyPluginAsync {
  return async (app) => {
    app.get<PreviewQuery>('/:kind/:file', { schema: { hide: true } }, async ({ params, log, url }, reply) => {
      const [, id = ''] = /^(.+)\.[0-9a-z]{1,7}\.jpg$/.exec(params.file) ?? []
      const preview = await find(params.kind, id)
      const address = previewPath(preview)
      const picture = await drawn(preview, address).catch((err) => {
        log.warn({ err }, 'A link preview could not be drawn.')
        return undefined
      })
      return reply
        .type('image/jpeg')
        .header('cache-control', picture && url.split('?')[0] === address ? FOR_GOOD : FOR_NOW)
        .send(picture ?? (await standIn(preview)))
    })
  }
}
