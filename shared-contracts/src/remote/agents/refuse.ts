/** Why a tool did not do what it was called for. */
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

/** Makes a refusal. Assistants can read it, whereas a thrown error tells them nothing. */
export function refuse(code: string, message: string, fields?: Readonly<Record<string, string>>): Refusal {
  return { error: { code, message, ...(fields && { fields }) } }
}

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer
