import { writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { newKey } from 'registry/keys/new-key'
import { createSigner } from 'registry/keys/signer'
import { AppError, isErrno } from '../../errors'

/** Creates an Ed25519 key pair. @returns instructions for both keys. @throws AppError if the file exists */
export async function writeNewSigningKey(file: string | undefined): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', 'Specify a file for the new key.')
  const key = newKey()
  await writeKeyFile(file, key.export({ type: 'pkcs8', format: 'pem' }).toString())
  return `The key is in ${file}. On the servers that make backups, set BACKUP_SIGNING_KEY to this file. Keep the public key for restores:\nBACKUP_SIGNERS=${createSigner(key).publicKey}`
}

/** Writes a key that only its owner may read. @throws AppError if the file exists */
async function writeKeyFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (isErrno(error, 'EEXIST'))
      throw new AppError(
        'INVALID_INPUT',
        `${file} already exists. Keys are never overwritten: choose another file.`,
      )
    throw error
  })
}

/** Creates an age key pair. @returns instructions for both keys. @throws AppError if the file exists */
export async function writeNewKey(file: string | undefined): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', 'Specify a file for the new key.')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`
  await writeKeyFile(file, text)
  return `The key is in ${file}. It decrypts the backups, so keep it off the shop's servers.\nBACKUP_RECIPIENTS=${recipient}`
}
