/** One answer that a plain server gives for a path, from memory. */
export interface PlainResponse {
  headers: Readonly<Record<string, string>>
  /** Base64, as it goes over the wire. */
  body: string
}

/** What a plain server is told when it starts. */
export interface PlainSite {
  answers: Readonly<Record<string, PlainResponse>>
  /** Where it may fetch other files from, once each: pictures. */
  pictureOrigin?: string
}
