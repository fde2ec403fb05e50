/** A text as it was at one moment. */
export interface KnownText {
  text: string
  /** Changes whenever the text does. */
  tag: string
}

/** Small texts by key, such as `manifests/mf-catalog.json`: what a registry consists of beside the files of versions. */
export interface Texts {
  read: (key: string) => Promise<KnownText | undefined>
  /** All below a folder, by their keys in it, in the order of the keys. */
  readAll: (folder: string) => Promise<Map<string, KnownText>>
  /**
   * Writes a text in one step.
   * @param tag of the text that it replaces; undefined when there is none yet
   * @throws RegistryConflict when it is another one by now
   */
  write: (key: string, text: string, tag: string | undefined) => Promise<void>
}
