import * as z from 'zod/mini'

/** The id of the signing key, and the Ed25519 signature in base64. */
export const Signature = z.object({ key: z.string(), value: z.string() })
export type Signature = z.infer<typeof Signature>
