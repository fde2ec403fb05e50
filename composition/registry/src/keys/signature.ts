import * as z from 'zod/mini'

/** Who has signed a text, and the Ed25519 signature in base64. */
export const Signature = z.object({ key: z.string(), value: z.string() })
export type Signature = z.infer<typeof Signature>
