import * as z from 'zod/mini'

/** Response to `GET /api/change-feed`: when pages of the catalogue and blogs last changed, as far as known. */
export const ChangedPages = z.object({
  pages: z.array(z.object({ path: z.string(), changedAt: z.iso.datetime() })),
})
export type ChangedPages = z.infer<typeof ChangedPages>
