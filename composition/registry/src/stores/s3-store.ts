import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Signer } from '../keys/signer'
import { manifestStore } from '../manifests/manifest-store'
import type { KnownText, Texts } from '../manifests/texts'
import { RegistryConflict } from '../registry-conflict'
import type { RegistryStore } from '../registry-store'
import { readS3Place } from './s3-location'

/** The maximum number of objects that S3 removes per request. */
const REMOVED_AT_ONCE = 1000

/** Content types by file extension, set on objects so that a bucket can be a CDN's origin too. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }

/** Opens a registry in a bucket. Credentials come from AWS_ variables, profiles and roles. */
export function s3Store(address: string, signer?: Signer): RegistryStore {
  const { bucket, prefix, ...service } = readS3Place(address)
  // Without this, the client warns at each start about the Node versions it will drop.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new S3Client({ ...service, maxAttempts: 3 })
  const place = `s3://${bucket}/${prefix}`
  const versionKey = (name: string, version: string) => `${prefix}${name}/${version}/`

  async function get(key: string, knownTag?: string) {
    const { Body, ETag } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, IfNoneMatch: knownTag }),
    )
    if (!Body) throw new Error(`${key} was returned without content.`)
    return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag }
  }

  const put = (key: string, input: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...input }))

  async function objectsUnder(start: string) {
    const objects: { key: string; tag: string | undefined }[] = []
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: start },
    ))
      for (const { Key, ETag } of Contents) if (Key) objects.push({ key: Key, tag: ETag })
    return objects.sort((one, other) => (one.key < other.key ? -1 : 1))
  }
  const keysUnder = async (start: string) => (await objectsUnder(start)).map(({ key }) => key)

  const known = new Map<string, KnownText>()

  async function fetchText(key: string): Promise<KnownText | undefined> {
    const before = known.get(key)
    try {
      const { bytes, tag = '' } = await get(key, before?.tag)
      known.set(key, { text: bytes.toString(), tag })
    } catch (error) {
      if (error instanceof NoSuchKey) known.delete(key)
      else if (readStatus(error) !== NOT_MODIFIED) throw unreadable(place, error)
    }
    return known.get(key)
  }

  const texts: Texts = {
    read: (key) => fetchText(prefix + key),

    async readAll(folder) {
      const start = `${prefix}${folder}/`
      const objects = await objectsUnder(start).catch((error: unknown) => {
        throw unreadable(place, error)
      })
      const all = await Promise.all(
        objects.map(async ({ key, tag }) => {
          const before = known.get(key)
          const text = before && before.tag === tag ? before : await fetchText(key)
          return [key.slice(start.length), text] as const
        }),
      )
      return new Map(all.flatMap(([key, text]) => (text ? [[key, text]] : [])))
    },

    async write(key, text, tag) {
      await put(prefix + key, {
        Body: text,
        ContentType: 'application/json',
        CacheControl: 'no-cache',
        ...(tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }),
      }).catch((error: unknown) => {
        if (isRefusedCondition(error)) throw new RegistryConflict()
        throw notWritten(place + key, error)
      })
    },
  }

  return {
    place,
    ...manifestStore(texts, place, signer),

    async putVersion(name, version, folder): Promise<void> {
      for (const file of await listFiles(folder)) {
        const plain = file.replace(/\.(br|gz)$/, '')
        const encoding = ENCODINGS[path.extname(file)]
        await put(versionKey(name, version) + file, {
          Body: await readFile(path.join(folder, file)),
          ContentType: CONTENT_TYPES[path.extname(plain)] ?? 'application/octet-stream',
          CacheControl: 'public, max-age=31536000, immutable',
          ...(encoding && { ContentEncoding: encoding }),
          IfNoneMatch: '*',
        }).catch((error: unknown) => {
          // A version's files never change, so an existing one stays.
          if (!isRefusedCondition(error)) throw notWritten(`${place}${name}/${version}/${file}`, error)
        })
      }
    },

    async listFiles(name, version): Promise<string[]> {
      const start = versionKey(name, version)
      return (await keysUnder(start)).map((key) => key.slice(start.length))
    },

    readFile: async (name, version, file) => (await get(versionKey(name, version) + file)).bytes,

    async removeVersion(name, version): Promise<void> {
      const keys = await keysUnder(versionKey(name, version))
      for (let done = 0; done < keys.length; done += REMOVED_AT_ONCE) {
        const Objects = keys.slice(done, done + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
  }
}

const NOT_MODIFIED = 304
const FORBIDDEN = 403

function readStatus(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function unreadable(place: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`${place} can't be read (${reason}): check REGISTRY and the AWS_ variables.`, {
    cause: error,
  })
}

function notWritten(place: string, error: unknown): unknown {
  return readStatus(error) === FORBIDDEN
    ? new Error(
        `The key in the AWS_ variables is not allowed to write to ${place}. See docs/keys.md for the key to use.`,
        {
          cause: error,
        },
      )
    : error
}

/** True if somebody else was first. S3 responds 412, or 409 while their write is in progress. */
function isRefusedCondition(error: unknown): boolean {
  return [409, 412].includes(readStatus(error) ?? 0)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
