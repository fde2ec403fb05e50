import {
  type DeskSettingName,
  deskSettingDefaults,
  deskSettingNames,
} from 'shared-contracts/domain/desk/settings'
import type { DeskSetting, DeskSettingChange } from 'shared-contracts/domain/desk/settings-schema'
import { type Paise, paise } from 'shared-contracts/domain/money'
import { changedMeanwhile } from '../../../changed-meanwhile'
import type { InTransaction } from '../../../db/connection'
import type { Staff } from '../door/guard/staff-of'
import type { Journal } from '../journal/journal'
import type { SettingsRepository } from './settings.repository'

export interface SettingsServiceDeps {
  repository: SettingsRepository
  journal: Journal
  inTransaction: InTransaction
  now: () => Date
}

export type SettingsService = ReturnType<typeof createSettingsService>

/** What the owner sets for the desk. */
export function createSettingsService({ repository, journal, inTransaction, now }: SettingsServiceDeps) {
  /** @returns null for no limit */
  async function limit(name: DeskSettingName): Promise<Paise | null> {
    const { value } = await shown(name)
    return value === null ? null : paise(value)
  }

  async function list(): Promise<DeskSetting[]> {
    const settings: DeskSetting[] = []
    for (const name of deskSettingNames) settings.push(await shown(name))
    return settings
  }

  /** @throws AppError CHANGED_MEANWHILE */
  async function change(by: Staff, name: DeskSettingName, { value, version }: DeskSettingChange) {
    return inTransaction(async () => {
      const before = await shown(name)
      const isStored = await repository.put({
        name,
        value,
        version: version + 1,
        changedBy: by.name,
        changedAt: now(),
      })
      if (!isStored) {
        const other = await repository.find(name)
        throw changedMeanwhile(other?.changedBy ?? 'Somebody', other?.changedAt ?? now())
      }
      const about = { kind: 'setting', id: name } as const
      await journal.write({ by, what: 'setting-changed', about, before: before.value, after: value })
      return shown(name)
    })
  }

  async function shown(name: DeskSettingName): Promise<DeskSetting> {
    const stored = await repository.find(name)
    if (!stored)
      return { name, value: deskSettingDefaults[name], version: 0, changedBy: null, changedAt: null }
    const { value, version, changedBy, changedAt } = stored
    return { name, value, version, changedBy, changedAt: changedAt.toISOString() }
  }

  return { limit, list, change }
}
