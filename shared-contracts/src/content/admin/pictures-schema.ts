import * as z from 'zod/mini'

/** A picture uploaded to the admin. The shop shows it once a saved product or a published text uses it. */
export const TakenPicture = z.object({
  address: z.string(),
  /** True once its files are ready. */
  isReady: z.boolean(),
})
export type TakenPicture = z.infer<typeof TakenPicture>

/** The pictures uploaded for content, newest first. */
export const TakenPictures = z.object({ pictures: z.array(TakenPicture) })
