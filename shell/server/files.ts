import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SHELL_BASE } from './page-html'

interface Files {
  browserFolder: string
  registryFolder: string
}

/** Hashed names never change what they hold. */
const immutable = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/** The shell's files and those of every published version: immutable, and compressed ahead of time. */
export async function addFiles(app: FastifyInstance, { browserFolder, registryFolder }: Files) {
  await app.register(fastifyStatic, { ...immutable, root: browserFolder, prefix: SHELL_BASE })
  await app.register(fastifyStatic, {
    ...immutable,
    root: registryFolder,
    prefix: '/remotes/',
    allowedPath: (path) => /\.(js|css|woff2)$/.test(path),
  })
}
