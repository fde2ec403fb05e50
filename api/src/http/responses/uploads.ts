import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bannerWidths, pictureWidths } from 'shared-contracts/content/media/picture-widths'
import { isConnectionWeak, savesData } from '../requests/request-preferences'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** Built pictures keep their names if they change: fresh for a day, then usable for a week while refetched. */
const CACHE_CONTROL = `public, max-age=${ONE_DAY_SECONDS}, stale-while-revalidate=${7 * ONE_DAY_SECONDS}`

/** Private, as shared caches would give others the smaller copy. Short, as the connection may soon improve. */
const FOR_A_WEAK_LINE = 'private, max-age=3600'

/** Uploaded pictures get a new name whenever their content changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

interface Picture {
  Params: { '*': string }
}

interface UploadsDeps {
  folder: string
  /** Returns an uploaded picture's file; undefined if there is none. */
  ownFile: (file: string) => Promise<Uint8Array | undefined>
}

const COPY = /^((?:[\w-]+\/)*[\w-]+)-(\d+)\.(avif|jpg)$/

/** Finds the smallest copy at least half as wide: still a pixel per CSS pixel on a double-density screen. */
async function smallerCopy(folder: string, wanted: string): Promise<string | undefined> {
  const [, name = '', width = '', extension = ''] = COPY.exec(wanted) ?? []
  const enough = bannerWidths.filter((other) => other >= Number(width) / 2 && other < Number(width))
  for (const other of enough) {
    const copy = `${name}-${other}.${extension}`
    const isThere = await access(path.join(folder, copy)).then(
      () => true,
      () => false,
    )
    if (isThere) return copy
  }
  return undefined
}

/** Returns the smaller copy of an uploaded picture. Copies exist in every width for its kind. */
function smallerOwnCopy(wanted: string): string | undefined {
  const [, name = '', width = '', extension = ''] = COPY.exec(wanted) ?? []
  const enough = pictureWidths(name).find((other) => other >= Number(width) / 2 && other < Number(width))
  return enough === undefined ? undefined : `${name}-${enough}.${extension}`
}

/** Serves built and uploaded pictures. Shoppers who save data or have a weak connection get smaller copies. */
export async function registerUploads(app: FastifyInstance, { folder, ownFile }: UploadsDeps): Promise<void> {
  const isBuilt = existsSync(folder)
  if (isBuilt) await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })

  async function sendOwn(
    wanted: string,
    { isWeak, isSmall }: Connection,
    reply: FastifyReply,
  ): Promise<boolean> {
    const content = await ownFile((isSmall && smallerOwnCopy(wanted)) || wanted)
    if (!content) return false
    reply
      .type(wanted.endsWith('.avif') ? 'image/avif' : 'image/jpeg')
      .header('cache-control', isWeak ? FOR_A_WEAK_LINE : FOR_GOOD)
      .send(content)
    return true
  }

  async function sendBuilt(
    wanted: string,
    { isWeak, isSmall }: Connection,
    reply: FastifyReply,
  ): Promise<void> {
    const copy = isSmall ? await smallerCopy(folder, wanted) : undefined
    reply
      .header('cache-control', isWeak && copy !== undefined ? FOR_A_WEAK_LINE : CACHE_CONTROL)
      .sendFile(copy ?? wanted)
  }

  const schema = { hide: true }
  app.get<Picture>('/uploads/*', { schema }, async ({ headers, params: { '*': wanted } }, reply) => {
    const isWeak = isConnectionWeak(headers)
    const line = { isWeak, isSmall: isWeak || savesData(headers) }
    reply.header('vary', 'save-data')
    if (await sendOwn(wanted, line, reply)) return reply
    if (!isBuilt) return reply.callNotFound()
    await sendBuilt(wanted, line, reply)
    return reply
  })
}

interface Connection {
  isWeak: boolean
  isSmall: boolean
}
