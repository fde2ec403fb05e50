/** A page's content and data, to be cached. */
export interface Shown {
  kind: 'shown'
  /** Path of the page, without query. */
  path: string
  /** Addresses of pictures. */
  pictures: string[]
  /** Addresses of api calls. */
  calls: string[]
}

/** True if the browser is online at all. */
interface ConnectionMessage {
  kind: 'line'
  isOn: boolean
}

/** Messages from pages to the worker; only pages of this origin can send them. */
export type WorkerMessage = Shown | ConnectionMessage
