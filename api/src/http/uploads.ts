import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { smallerCopy } from './smaller-copy'
import { isLineWeak, savesData } from './wishes'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** A picture keeps its name when it is replaced. It is fresh for a day, and then shown while the newer one is fetched. */
const CACHE_CONTROL = `public, max-age=${ONE_DAY_SECONDS}, stale-while-revalidate=${7 * ONE_DAY_SECONDS}`

/** A shopper on a weak line soon has another, and no cache may give others what was made small for this one. */
const FOR_A_WEAK_LINE = 'private, max-age=3600'

interface Picture {
  Params: { '*': string }
}

/**
 * The pictures of products and blogs, where they have been built. Shoppers who save data or have a weak line get each in
 * a smaller copy.
 */
export async function registerUploads(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
  const schema = { hide: true }
  app.get<Picture>('/uploads/*', { schema }, async ({ headers, params: { '*': wanted } }, reply) => {
    const isWeak = isLineWeak(headers)
    const copy = isWeak || savesData(headers) ? await smallerCopy(folder, wanted) : undefined
    reply
      .header('vary', 'save-data')
      .header('cache-control', isWeak && copy !== undefined ? FOR_A_WEAK_LINE : CACHE_CONTROL)
    return reply.sendFile(copy ?? wanted)
  })
}
