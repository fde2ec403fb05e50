import * as z from 'zod/mini'

/** What `GET /api/change-feed` answers: when the pages of catalogue and blogs last changed, of those where that is known. */
export const ChangedPages = z.object({
  pages: z.array(z.object({ path: z.string(), changedAt: z.iso.datetime() })),
})
export type ChangedPages = z.infer<typeof ChangedPages>
