import { writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { isErrno } from '../../errno'
import { AppError } from '../../errors'

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
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (isErrno(error, 'EEXIST'))
      throw new AppError('INVALID_INPUT', `${file} is there already. A key is never overwritten.`)
    throw error
  })
  return `The key is in ${file}. Keep it away from the shop: it opens the backups.\nBACKUP_RECIPIENTS=${recipient}`
}
