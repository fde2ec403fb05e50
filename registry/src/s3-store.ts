import { randomUUID } from 'node:crypto'
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
import { LogEntry } from './log-entry'
import { parseRegistry, registryText } from './parse-registry'
import { RegistryConflict } from './registry-conflict'
import type { KnownRegistry, RegistryStore } from './registry-store'
import { readS3Place } from './s3-place'

/** S3 takes no more in one request. */
const REMOVED_AT_ONCE = 1000

/** So that a bucket can be a CDN's origin too. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }

/**
 * A registry in a bucket of an S3-compatible service, with the keys of a registry's folder; each entry of the log is an
 * object of its own. Credentials come from the usual AWS_ variables, profiles and roles.
 * @param address as openStore takes it
 */
export function s3Store(address: string): RegistryStore {
  const { bucket, prefix, ...service } = readS3Place(address)
  // The client warns at each start about the Node versions it will drop.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new S3Client({ ...service, maxAttempts: 3 })
  const registryKey = `${prefix}remotes.json`
  const versionKey = (name: string, version: string) => `${prefix}${name}/${version}/`

  async function get(key: string) {
    const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    if (!Body) throw new Error(`${key} came without its content.`)
    return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag }
  }

  const put = (key: string, input: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...input }))

  async function keysUnder(start: string): Promise<string[]> {
    const keys: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: start },
    ))
      for (const { Key } of Contents) if (Key) keys.push(Key)
    return keys.sort()
  }

  return {
    place: `s3://${bucket}/${prefix}`,

    async read(): Promise<KnownRegistry> {
      const found = await get(registryKey).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(
          `s3://${bucket}/${prefix} can't be read (${reason}): check REGISTRY and the AWS_ variables.`,
          { cause: error },
        )
      })
      return found
        ? { registry: parseRegistry(found.bytes.toString(), `s3://${bucket}/${registryKey}`), tag: found.tag }
        : { registry: { remotes: {} }, tag: undefined }
    },

    async replace(registry, tag, changes): Promise<void> {
      await put(registryKey, {
        Body: registryText(registry),
        ContentType: 'application/json',
        CacheControl: 'no-cache',
        ...(tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }),
      }).catch((error: unknown) => {
        throw isRefusedCondition(error) ? new RegistryConflict() : error
      })
      const at = new Date().toISOString()
      for (const change of changes)
        await put(`${prefix}log/${at}-${randomUUID()}.json`, { Body: JSON.stringify({ at, ...change }) })
    },

    async putVersion(name, version, folder): Promise<void> {
      for (const file of await filesIn(folder)) {
        const plain = file.replace(/\.(br|gz)$/, '')
        const encoding = ENCODINGS[path.extname(file)]
        await put(versionKey(name, version) + file, {
          Body: await readFile(path.join(folder, file)),
          ContentType: CONTENT_TYPES[path.extname(plain)] ?? 'application/octet-stream',
          CacheControl: 'public, max-age=31536000, immutable',
          ...(encoding && { ContentEncoding: encoding }),
          IfNoneMatch: '*',
        }).catch((error: unknown) => {
          // A version's files never change: one that is there already stays.
          if (!isRefusedCondition(error)) throw error
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

    async readLog(): Promise<LogEntry[]> {
      const keys = await keysUnder(`${prefix}log/`)
      return Promise.all(
        keys.map(async (key) => LogEntry.parse(JSON.parse((await get(key)).bytes.toString()))),
      )
    },
  }
}

/** Somebody else was first. S3 answers 412, or 409 while their write is still under way. */
function isRefusedCondition(error: unknown): boolean {
  return error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
