import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bannerWidths, productWidths } from 'shared-contracts/content/media/picture-widths'
import { isConnectionWeak, savesData } from '../requests/request-preferences'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** A picture keeps its name when it is replaced. It is fresh for a day, and then shown while the newer one is fetched. */
const CACHE_CONTROL = `public, max-age=${ONE_DAY_SECONDS}, stale-while-revalidate=${7 * ONE_DAY_SECONDS}`

/** A shopper on a weak connection soon has another, and no cache may give others what was made small for this one. */
const FOR_A_WEAK_LINE = 'private, max-age=3600'

/** What the admin took in has a new name for each content. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

interface Picture {
  Params: { '*': string }
}

interface UploadsDeps {
  folder: string
  /** A file of a picture that the admin took in; undefined for every other. */
  ownFile: (file: string) => Promise<Uint8Array | undefined>
}

const COPY = /^((?:[\w-]+\/)*[\w-]+)-(\d+)\.(avif|jpg)$/

/**
 * The copy of a picture that has at least half as many pixels each way: one for each of the page, where a screen has two.
 * @param folder of the pictures
 * @param wanted the path of a copy below it
 * @returns its path, or undefined where there is none smaller
 */
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

/** Returns the smaller copy of a picture that staff uploaded; those exist in every width of a product picture. */
function smallerOwnCopy(wanted: string): string | undefined {
  const [, name = '', width = '', extension = ''] = COPY.exec(wanted) ?? []
  const enough = productWidths.find((other) => other >= Number(width) / 2 && other < Number(width))
  return enough && `${name}-${enough}.${extension}`
}

/**
 * The pictures of products and blogs: those that have been built, and those that the admin took in. Shoppers who save data
 * or have a weak connection get each in a smaller copy.
 */
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
