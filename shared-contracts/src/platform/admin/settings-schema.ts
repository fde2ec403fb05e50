import * as z from 'zod/mini'
import { adminSettingNames } from './settings'

/** An entry of GET /api/admin/settings. */
export const AdminSetting = z.object({
  name: z.enum(adminSettingNames),
  /** Paise; null means no limit. */
  value: z.nullable(z.int()),
  /** Must be sent with a change; 0 until it is set for the first time. */
  version: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** A looser limit that is not in effect yet. */
  waiting: z.nullable(
    z.object({
      value: z.nullable(z.int()),
      askedBy: z.string(),
      /** When it takes effect, unless an owner cancels it. */
      dueAt: z.string(),
    }),
  ),
})
export type AdminSetting = z.infer<typeof AdminSetting>

/** PUT /api/admin/settings/:name; responds with the setting. Stricter limits apply at once, looser ones after a delay. */
export const AdminSettingChange = z.object({
  value: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  version: z.int(),
})
export type AdminSettingChange = z.infer<typeof AdminSettingChange>
