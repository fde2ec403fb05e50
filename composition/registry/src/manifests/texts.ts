/** A text at one moment. */
export interface KnownText {
  text: string
  /** Changes with the text. */
  tag: string
}

/** Small texts by key, such as `manifests/mf-catalog.json`: the registry except the files of versions. */
export interface Texts {
  read: (key: string) => Promise<KnownText | undefined>
  /** Returns all texts in a folder, by their keys in it, in key order. */
  readAll: (folder: string) => Promise<Map<string, KnownText>>
  /**
   * Writes a text atomically.
   * @param tag of the text that it replaces; undefined if there is none yet
   * @throws RegistryConflict if it has changed by now
   */
  write: (key: string, text: string, tag: string | undefined) => Promise<void>
}
