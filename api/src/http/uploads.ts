import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** A picture keeps its name when it is replaced. It is fresh for a day, and then shown while the newer one is fetched. */
const CACHE_CONTROL = `public, max-age=${ONE_DAY_SECONDS}, stale-while-revalidate=${7 * ONE_DAY_SECONDS}`

/** The pictures of products and blogs, where they have been built. */
export async function registerUploads(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/uploads/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', CACHE_CONTROL),
  })
}
