/** Why a tool did not do what it was asked. */
export interface Refusal {
  error: {
    /** For programs, such as 'UNKNOWN_PRODUCT'. */
    code: string
    /** Tells the assistant what to do instead. */
    message: string
    /** Problems of the input, by field name. */
    fields?: Readonly<Record<string, string>>
  }
}

/** Makes a refusal: assistants can read it, while a thrown error tells them nothing. */
export function refuse(code: string, message: string, fields?: Readonly<Record<string, string>>): Refusal {
  return { error: { code, message, ...(fields && { fields }) } }
}

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer
