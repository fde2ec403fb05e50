import * as z from 'zod/mini'
import { deskSettingNames } from './settings'

/** One of the list that GET /api/desk/settings answers. */
export const DeskSetting = z.object({
  name: z.enum(deskSettingNames),
  /** Paise; null is no limit. */
  value: z.nullable(z.int()),
  /** To be named with a change; 0 while nobody has set it. */
  version: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** A looser limit that is not in force yet. */
  waiting: z.nullable(
    z.object({
      value: z.nullable(z.int()),
      askedBy: z.string(),
      /** When it comes into force, unless an owner stops it. */
      dueAt: z.string(),
    }),
  ),
})
export type DeskSetting = z.infer<typeof DeskSetting>

/** PUT /api/desk/settings/:name, answered with the setting. A stricter limit is in force at once, a looser one waits. */
export const DeskSettingChange = z.object({
  value: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  version: z.int(),
})
export type DeskSettingChange = z.infer<typeof DeskSettingChange>
