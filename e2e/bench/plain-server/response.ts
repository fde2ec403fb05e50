/** A plain server's response for one path, from memory. */
export interface PlainResponse {
  headers: Readonly<Record<string, string>>
  /** Base64 of the bytes as sent. */
  body: string
}

/** Sent to a plain server at startup. */
export interface PlainSite {
  answers: Readonly<Record<string, PlainResponse>>
  /** Origin of the pictures, which are fetched once each. */
  pictureOrigin?: string
}
