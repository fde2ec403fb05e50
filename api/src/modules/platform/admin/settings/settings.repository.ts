import { and, eq, lte } from 'drizzle-orm'
import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import type { Database } from '../../../../db/connection'
import { adminSettings, waitingSettings } from '../../settings.tables'

type StoredSetting = typeof adminSettings.$inferSelect
export type WaitingSetting = typeof waitingSettings.$inferSelect
export type SettingsRepository = ReturnType<typeof createSettingsRepository>

export function createSettingsRepository({ connection }: Database) {
  async function find(name: AdminSettingName): Promise<StoredSetting | undefined> {
    const [found] = await connection().select().from(adminSettings).where(eq(adminSettings.name, name))
    return found
  }

  /** @returns false if the stored setting is not at the previous version */
  async function put(setting: StoredSetting): Promise<boolean> {
    const before = setting.version - 1
    const stored =
      before === 0
        ? await connection().insert(adminSettings).values(setting).onConflictDoNothing().returning()
        : await connection()
            .update(adminSettings)
            .set(setting)
            .where(and(eq(adminSettings.name, setting.name), eq(adminSettings.version, before)))
            .returning()
    return stored.length > 0
  }

  async function waiting(name: AdminSettingName): Promise<WaitingSetting | undefined> {
    const [found] = await connection().select().from(waitingSettings).where(eq(waitingSettings.name, name))
    return found
  }

  /** Replaces the setting's waiting change. */
  async function wait(setting: WaitingSetting): Promise<void> {
    await connection()
      .insert(waitingSettings)
      .values(setting)
      .onConflictDoUpdate({ target: waitingSettings.name, set: setting })
  }

  /** Removes and returns a waiting change. Only one of several simultaneous callers gets it. */
  async function takeWaiting(name: AdminSettingName, dueBy?: Date): Promise<WaitingSetting | undefined> {
    const [taken] = await connection()
      .delete(waitingSettings)
      .where(and(eq(waitingSettings.name, name), dueBy && lte(waitingSettings.dueAt, dueBy)))
      .returning()
    return taken
  }

  return { find, put, waiting, wait, takeWaiting }
}
