/** Left, top, width and height in pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** A part of a source picture, `crop`, and where in the derived picture it goes, `at`. */
export interface Tile {
  /** The source's path, such as `products/cloves-1.jpg`. */
  readonly from: string
  readonly crop: Box
  readonly at: Box
}

/** A picture cut or composed from source pictures while building, instead of being kept as a file. */
export interface DerivedPicture {
  /** Folder and name without ending, such as `blogs/rasam-basics`. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly tiles: readonly Tile[]
}

/** A picture to prepare: a source file as it is, a derived one, or a preview for shared links. */
export interface Picture {
  /** Folder and name without ending, such as `products/cloves-1`. */
  readonly path: string
  readonly sources: readonly string[]
  readonly derived?: DerivedPicture
  /** The pictures that stand side by side in a preview. */
  readonly parts?: readonly Picture[]
}
