import type { OutputInfo } from 'sharp'

/** A rectangle, in pixels. */
type Box = readonly [left: number, top: number, width: number, height: number]

/** A part of a source picture (`crop`) and its position in the derived picture (`at`). */
export interface Tile {
  /** The source's path, such as `products/cloves-1.jpg`. */
  readonly from: string
  readonly crop: Box
  readonly at: Box
}

/** A picture composed of parts of source pictures. */
export interface DerivedPicture {
  /** Folder and name without extension, such as `blogs/rasam-basics`. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly tiles: readonly Tile[]
}

/** A picture to prepare: a source file, a derived picture, or a preview for shared links. */
export interface Picture {
  /** Folder and name without extension, such as `products/cloves-1`. */
  readonly path: string
  readonly sources: readonly string[]
  readonly derived?: DerivedPicture
  /** The pictures side by side in a preview. */
  readonly parts?: readonly Picture[]
}

/** A decoded, uncompressed picture: all sizes are made from the same pixels. */
export interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}
