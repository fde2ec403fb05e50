/** What a page shows, and has been sent for it. */
export interface Shown {
  kind: 'shown'
  /** Of the page, without query. */
  path: string
  /** Addresses of pictures. */
  pictures: string[]
  /** Addresses of calls of the api. */
  calls: string[]
}

/** Whether the browser has a line at all. */
interface ConnectionMessage {
  kind: 'line'
  isOn: boolean
}

/** What pages tell the worker; only pages of this origin can. */
export type WorkerMessage = Shown | ConnectionMessage
