import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { BUILDS_PATH, DESCRIPTION_PATH } from 'shared-contracts/remote/development-server'
import { describeBuild } from '../publish/describe-build'
import type { Builds } from './builds'

interface Served {
  folder: string
  dist: string
  builds: Builds
}

/** Pages of any shop may load these files and measure them. */
const FOR_EVERY_ORIGIN = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cache-control': 'no-cache',
} as const

/** Serves one remote under development: its files, its description and the state of its builds. */
export async function createDevServer({ folder, dist, builds }: Served) {
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(FOR_EVERY_ORIGIN)
  })

  app.get(DESCRIPTION_PATH, async (_, reply) => {
    const { version, problem = 'The first build is not ready yet.' } = builds.latest()
    if (!version) return reply.code(503).send({ message: problem })
    const { name, record } = await describeBuild(folder, dist)
    return { ...record, name, version }
  })

  app.get(BUILDS_PATH, (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { ...FOR_EVERY_ORIGIN, 'content-type': 'text/event-stream' })
    const unfollow = builds.follow((build) => reply.raw.write(`data: ${JSON.stringify(build)}\n\n`))
    request.raw.once('close', unfollow)
  })

  await app.register(fastifyStatic, { root: dist, index: false, cacheControl: false })
  return app
}
