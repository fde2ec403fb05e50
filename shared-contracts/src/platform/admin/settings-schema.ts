import * as z from 'zod/mini'
import { adminSettingNames } from './settings'

/** One of the list that GET /api/admin/settings answers. */
export const AdminSetting = z.object({
  name: z.enum(adminSettingNames),
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
export type AdminSetting = z.infer<typeof AdminSetting>

/** PUT /api/admin/settings/:name, answered with the setting. A stricter limit is in force at once, a looser one waits. */
export const AdminSettingChange = z.object({
  value: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  version: z.int(),
})
export type AdminSettingChange = z.infer<typeof AdminSettingChange>
