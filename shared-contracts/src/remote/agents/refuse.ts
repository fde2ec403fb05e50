/** Why a tool did not do what it was asked. */
export interface Refusal {
  error: {
    /** For programs, such as 'UNKNOWN_PRODUCT'. */
    code: string
    /** What to do instead, in a sentence. */
    message: string
    /** What is wrong with the input, by the names of its fields. */
    fields?: Readonly<Record<string, string>>
  }
}

/** An answer that says why not: assistants can read it, while a thrown error tells them nothing. */
export function refuse(code: string, message: string, fields?: Readonly<Record<string, string>>): Refusal {
  return { error: { code, message, ...(fields && { fields }) } }
}

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer
