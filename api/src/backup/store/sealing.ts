import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { BackupDamaged } from './backup-damaged'
import type { Manifest } from './manifest'

/** Encrypts a stream for storage, or decrypts it. */
export type Sealing = (plain: AsyncIterable<Uint8Array>) => Promise<AsyncIterable<Uint8Array>>

/** @param recipients public keys such as age1…; without any, nothing is encrypted */
export function createSealing(recipients: readonly string[]): Sealing {
  return async (plain) => {
    if (recipients.length === 0) return plain
    // Loaded on demand: most processes never need it.
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    return fromWeb(await encrypter.encrypt(toWeb(plain)))
  }
}

/**
 * @param identity the key file, as age-keygen writes it
 * @throws BackupDamaged for a wrong key, changed bytes or, despite a key, an unencrypted (maybe planted) backup
 */
export function createOpener({ recipients }: Manifest, identity: string | undefined): Sealing {
  if (recipients.length > 0) return createUnsealing(identity)
  if (!identity) return async (plain) => plain
  throw new BackupDamaged(
    'It is not encrypted, although BACKUP_IDENTITY is set, so it may not be ours. If it is, restore it without BACKUP_IDENTITY.',
  )
}

function createUnsealing(identity: string | undefined): Sealing {
  return async (sealed) => {
    if (!identity) throw new BackupDamaged('It is encrypted: set BACKUP_IDENTITY to the file with its key.')
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    for (const key of await readKeys(identity)) decrypter.addIdentity(key)
    try {
      return opened(fromWeb(await decrypter.decrypt(toWeb(sealed))))
    } catch (error) {
      if (error instanceof BackupDamaged) throw error
      throw new BackupDamaged(`The key in ${identity} does not decrypt it.`)
    }
  }
}

async function* opened(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    if (error instanceof BackupDamaged) throw error
    throw new BackupDamaged('Its encrypted content is truncated or was changed.')
  }
}

/** Reads the keys in a key file, in which comments begin with a hash. */
async function readKeys(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length > 0) return keys
  throw new BackupDamaged(`BACKUP_IDENTITY is ${file}, which contains no key.`)
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>
}

function fromWeb(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return Readable.fromWeb(stream as NodeStream)
}
