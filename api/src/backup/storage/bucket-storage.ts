import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { readS3Place } from 'registry/stores/s3-location'
import { type BackupStorage, StorageTrouble } from './backup-storage'

/** The most objects that S3 deletes per request. */
const REMOVED_AT_ONCE = 1000

/** Credentials come from the usual AWS_ variables, profiles or roles. @throws Error for an invalid address */
export function bucketStorage(address: string, setting: string): BackupStorage {
  const { bucket, prefix, ...service } = readS3Place(address, setting)
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new S3Client({ ...service, maxAttempts: 3 })
  const at = `s3://${bucket}/${prefix}`
  const trouble = (what: 'read' | 'written') => (error: unknown) => {
    throw new StorageTrouble(at, what, error)
  }

  async function keys(start: string): Promise<string[]> {
    const found: string[] = []
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start })
    for await (const { Contents = [] } of pages)
      for (const { Key } of Contents) if (Key) found.push(Key.slice(prefix.length))
    return found.sort()
  }

  async function read(key: string): Promise<Buffer> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }))
    if (!Body) throw new Error(`${key} was returned without content.`)
    return Buffer.from(await Body.transformToByteArray())
  }

  async function remove(gone: readonly string[]): Promise<void> {
    for (let done = 0; done < gone.length; done += REMOVED_AT_ONCE) {
      const Objects = gone.slice(done, done + REMOVED_AT_ONCE).map((key) => ({ Key: prefix + key }))
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
    }
  }

  return {
    at,
    keys: (start) => keys(start).catch(trouble('read')),
    read: (key) => read(key).catch(trouble('read')),
    async write(key, bytes) {
      const object = { Bucket: bucket, Key: prefix + key, Body: bytes }
      await client.send(new PutObjectCommand(object)).catch(trouble('written'))
    },
    remove: (gone) => remove(gone).catch(trouble('written')),
  }
}
