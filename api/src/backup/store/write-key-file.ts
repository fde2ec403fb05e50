import { writeFile } from 'node:fs/promises'
import { isErrno } from '../../errno'
import { AppError } from '../../errors'

/** Writes a key that only its owner may read. @throws AppError when the file is there already */
export async function writeKeyFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (isErrno(error, 'EEXIST'))
      throw new AppError('INVALID_INPUT', `${file} is there already. A key is never overwritten.`)
    throw error
  })
}
