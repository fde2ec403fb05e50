import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
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
} as const

/** The shell's files and those of every published version: immutable, and compressed ahead of time. */
export async function addFiles(app: FastifyInstance, { distFolder, registryFolder }: Files) {
  await app.register(fastifyStatic, {
    ...immutable,
    root: path.join(distFolder, 'browser'),
    prefix: SHELL_BASE,
  })
  await app.register(fastifyStatic, {
    ...immutable,
    root: registryFolder,
    prefix: '/remotes/',
    allowedPath: (file) => /\.(c?js|css|woff2)$/.test(file),
  })
}
