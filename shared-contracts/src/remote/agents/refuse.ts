/** The reason why a tool did not do what was requested. */
export interface Refusal {
  error: {
    /** A code for programs, such as 'UNKNOWN_PRODUCT'. */
    code: string
    /** Tells the assistant what to do instead. */
    message: string
    /** Problems of the input, by field name. */
    fields?: Readonly<Record<string, string>>
  }
}

/** Makes a refusal, which assistants can read, unlike a thrown error. */
export function refuse(code: string, message: string, fields?: Readonly<Record<string, string>>): Refusal {
  return { error: { code, message, ...(fields && { fields }) } }
}

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer
