import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { leaveOutSecurityHeaders } from '../http/security-headers'
import { SHELL_BASE } from '../pages/document'
import { CONTAINER_HEADERS, FILE_HEADERS } from './file-headers'

interface Files {
  distFolder: string
  registryFolder: string
  /** Fetches a file into the folder; set if the registry is on another server. */
  keepFile?: (address: string) => Promise<void>
}

/** A file with a hash in its name never changes. */
const immutable = {
  maxAge: '365d',
  immutable: true,
  // The entity tag suffices, and headers cost bytes on every file.
  lastModified: false,
  acceptRanges: false,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/** Serves the shell's files and those of every published version. They never change and are precompressed. */
export async function addFiles(app: FastifyInstance, { distFolder, registryFolder, keepFile }: Files) {
  await app.register(async (files) => {
    leaveOutSecurityHeaders(files)
    await files.register(fastifyStatic, {
      ...immutable,
      root: path.join(distFolder, 'browser'),
      prefix: SHELL_BASE,
      setHeaders: (reply: FastifyReply) => reply.headers(FILE_HEADERS),
    })
  })
  await app.register(async (files) => {
    leaveOutSecurityHeaders(files)
    if (keepFile)
      files.addHook('preHandler', async (request, reply) => {
        try {
          await keepFile(decodePath(request.url))
        } catch (error) {
          request.log.warn({ err: error }, 'A file of a deployed remote could not be fetched.')
          return reply.code(502).send()
        }
      })
    await files.register(fastifyStatic, {
      ...immutable,
      root: registryFolder,
      prefix: '/remotes/',
      setHeaders: (reply: FastifyReply) => reply.headers(CONTAINER_HEADERS),
      allowedPath: (file) => /\.(c?js|css|woff2)$/.test(file),
    })
  })
}

function decodePath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '')
}
