import { AppError } from '../../../errors'

export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** Ignores name and content type: the first bytes decide. @throws AppError INVALID_INPUT for any other file */
export function detectFormat(bytes: Uint8Array): PictureFormat {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (/^....ftyp(hei|hev|mif|msf)/s.test(head))
    throw new AppError(
      'INVALID_INPUT',
      'HEIC pictures aren’t supported. Save the picture as JPEG. On an iPhone, choose Most Compatible under Settings, Camera, Formats.',
    )
  throw new AppError('INVALID_INPUT', 'Choose a JPEG, PNG or WebP picture.')
}
