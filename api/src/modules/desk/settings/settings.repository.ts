import { and, eq, lte } from 'drizzle-orm'
import type { DeskSettingName } from 'shared-contracts/domain/desk/settings'
import type { Database } from '../../../db/connection'
import { deskSettings, waitingSettings } from '../../../db/tables/desk-settings'

export type StoredSetting = typeof deskSettings.$inferSelect
export type WaitingSetting = typeof waitingSettings.$inferSelect
export type SettingsRepository = ReturnType<typeof createSettingsRepository>

export function createSettingsRepository({ connection }: Database) {
  async function find(name: DeskSettingName): Promise<StoredSetting | undefined> {
    const [found] = await connection().select().from(deskSettings).where(eq(deskSettings.name, name))
    return found
  }

  /** @returns false when the setting is not at the version before this one */
  async function put(setting: StoredSetting): Promise<boolean> {
    const before = setting.version - 1
    const stored =
      before === 0
        ? await connection().insert(deskSettings).values(setting).onConflictDoNothing().returning()
        : await connection()
            .update(deskSettings)
            .set(setting)
            .where(and(eq(deskSettings.name, setting.name), eq(deskSettings.version, before)))
            .returning()
    return stored.length > 0
  }

  async function waiting(name: DeskSettingName): Promise<WaitingSetting | undefined> {
    const [found] = await connection().select().from(waitingSettings).where(eq(waitingSettings.name, name))
    return found
  }

  /** Replaces what waits for the same setting. */
  async function wait(setting: WaitingSetting): Promise<void> {
    await connection()
      .insert(waitingSettings)
      .values(setting)
      .onConflictDoUpdate({ target: waitingSettings.name, set: setting })
  }

  /** Ends the waiting. Of several callers at once, one gets the setting. */
  async function takeWaiting(name: DeskSettingName, dueBy?: Date): Promise<WaitingSetting | undefined> {
    const [taken] = await connection()
      .delete(waitingSettings)
      .where(and(eq(waitingSettings.name, name), dueBy && lte(waitingSettings.dueAt, dueBy)))
      .returning()
    return taken
  }

  return { find, put, waiting, wait, takeWaiting }
}
