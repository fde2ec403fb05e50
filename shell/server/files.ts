import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { FILE_HEADERS } from './file-headers'
import { noPagePolicy } from './no-page-policy'
import { SHELL_BASE } from './pages/document'

interface Files {
  distFolder: string
  registryFolder: string
}

/** Hashed names never change what they hold. */
const immutable = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
  setHeaders: (reply: FastifyReply) => reply.headers(FILE_HEADERS),
} as const

/** The shell's files and those of every published version: immutable, and compressed ahead of time. */
export async function addFiles(app: FastifyInstance, { distFolder, registryFolder }: Files) {
  await app.register(async (files) => {
    noPagePolicy(files)
    await files.register(fastifyStatic, {
      ...immutable,
      root: path.join(distFolder, 'browser'),
      prefix: SHELL_BASE,
    })
    await files.register(fastifyStatic, {
      ...immutable,
      root: registryFolder,
      prefix: '/remotes/',
      allowedPath: (file) => /\.(c?js|css|woff2)$/.test(file),
    })
  })
}
