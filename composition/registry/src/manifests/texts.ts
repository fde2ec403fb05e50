export interface KnownText {
  text: string
  /** Changes with the text. */
  tag: string
}

/** Small texts by key, such as `manifests/mf-catalog.json`: the registry except the files of versions. */
export interface Texts {
  read: (key: string) => Promise<KnownText | undefined>
  /** Returns a stamp that changes when a text is replaced; undefined if that cannot be known. Cheaper than reading. */
  stamp?: () => Promise<string | undefined>
  /** Returns all texts in a folder, by their keys in it, in key order. */
  readAll: (folder: string) => Promise<Map<string, KnownText>>
  /** Writes atomically. @param tag the tag of the replaced text @throws RegistryConflict if it has changed */
  write: (key: string, text: string, tag: string | undefined) => Promise<void>
}
