import { and, eq } from 'drizzle-orm'
import type { DeskSettingName } from 'shared-contracts/domain/desk/settings'
import type { Database } from '../../../db/connection'
import { deskSettings } from '../../../db/tables/desk-settings'

export type StoredSetting = typeof deskSettings.$inferSelect
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

  return { find, put }
}
