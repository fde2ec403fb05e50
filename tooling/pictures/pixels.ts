import type { OutputInfo } from 'sharp'

/** A decoded picture, kept uncompressed so that every size is cut from the same pixels. */
export interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}
