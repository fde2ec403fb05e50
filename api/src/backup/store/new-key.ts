import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { AppError } from '../../errors'
import { writeKeyFile } from './write-key-file'

/**
 * Makes a key as age-keygen does.
 * @returns what to do with its halves
 * @throws AppError when the file is there already
 */
export async function writeNewKey(file: string | undefined): Promise<string> {
  if (!file) throw new AppError('INVALID_INPUT', 'Please name the file for the new key.')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`
  await writeKeyFile(file, text)
  return `The key is in ${file}. Keep it away from the shop: it opens the backups.\nBACKUP_RECIPIENTS=${recipient}`
}
