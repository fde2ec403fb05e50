import { newKey } from 'registry/keys/new-key'
import { signerOf } from 'registry/keys/signer'
import { AppError } from '../../errors'
import { writeKeyFile } from './write-key-file'

/**
 * Makes the Ed25519 key that signs backups.
 * @returns what to do with its halves
 * @throws AppError when the file is there already
 */
export async function writeNewSigningKey(file: string | undefined): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', 'Please name the file for the new key.')
  const key = newKey()
  await writeKeyFile(file, key.export({ type: 'pkcs8', format: 'pem' }).toString())
  return `The key is in ${file}. Set BACKUP_SIGNING_KEY to it where backups are made. Keep the public half for restores:\nBACKUP_SIGNERS=${signerOf(key).publicKey}`
}
