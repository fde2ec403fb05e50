import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** The pictures of products and blogs, where they have been built. */
export async function registerUploads(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/uploads/',
    index: false,
    maxAge: ONE_DAY_SECONDS * 1000,
  })
}
