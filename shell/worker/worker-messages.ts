/** A page's content and data, to be cached. */
export interface Shown {
  kind: 'shown'
  /** Path of the page, without query. */
  path: string
  pictures: string[]
  calls: string[]
}

/** Tells the worker if the browser is online. */
interface ConnectionMessage {
  kind: 'line'
  isOn: boolean
}

/** Messages from pages to the worker; only pages of this origin can send them. */
export type WorkerMessage = Shown | ConnectionMessage
