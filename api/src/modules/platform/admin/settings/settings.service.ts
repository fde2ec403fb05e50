import {
  type AdminSettingName,
  adminSettingDefaults,
  adminSettingNames,
  isLooser,
  LOOSER_AFTER_HOURS,
} from 'shared-contracts/platform/admin/settings'
import type { AdminSetting, AdminSettingChange } from 'shared-contracts/platform/admin/settings-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError, changedMeanwhile } from '../../../../errors'
import { type AuditLog, type Staff, type TellOwners, theShop } from '../../../staff'
import type { SettingsRepository, WaitingSetting } from './settings.repository'
import { changedMail, inForceMail, stoppedMail, waitingMail } from './settings-mails'

export interface SettingsServiceDeps {
  repository: SettingsRepository
  auditLog: AuditLog
  tellOwners: TellOwners
  inTransaction: InTransaction
  /** The page on which owners can stop a waiting change. */
  settingsUrl: string
  now: () => Date
}

export type SettingsService = ReturnType<typeof createSettingsService>

const LOOSER_AFTER_MS = LOOSER_AFTER_HOURS * 60 * 60_000
const aboutSetting = (id: AdminSettingName) => ({ kind: 'setting', id }) as const

/** A stricter limit applies immediately; a looser one waits a day, and every owner gets a mail. */
export function createSettingsService(deps: SettingsServiceDeps) {
  const { repository, auditLog, tellOwners, inTransaction, settingsUrl, now } = deps

  async function list(): Promise<AdminSetting[]> {
    const settings: AdminSetting[] = []
    for (const name of adminSettingNames) settings.push(await shown(name))
    return settings
  }

  /** Changes a setting, or schedules a looser limit. @throws AppError CHANGED_MEANWHILE */
  async function change(
    by: Staff,
    name: AdminSettingName,
    wanted: AdminSettingChange,
  ): Promise<AdminSetting> {
    return inTransaction(async () => {
      const before = await shown(name)
      await (isLooser(before.value, wanted.value) ? wait(by, before, wanted) : set(by, before, wanted))
      return shown(name)
    })
  }

  async function wait(
    by: Staff,
    before: AdminSetting,
    { value, version }: AdminSettingChange,
  ): Promise<void> {
    const { name } = before
    if (version !== before.version) throw await overtaken(name)
    const dueAt = new Date(now().getTime() + LOOSER_AFTER_MS)
    const waiting = { name, value, staffId: by.id, askedBy: by.name, dueAt }
    await repository.wait(waiting)
    await auditLog.write({
      by,
      what: 'setting-change-asked-for',
      about: aboutSetting(name),
      before: before.value,
      after: { value, dueAt },
    })
    await tellOwners(waitingMail(waiting, before.value, settingsUrl))
  }

  async function set(by: Staff, before: AdminSetting, { value, version }: AdminSettingChange): Promise<void> {
    const { name } = before
    // Lock in the same order as `carryOut`, to avoid a deadlock.
    const waiting = await repository.takeWaiting(name)
    if (!(await repository.put({ name, value, version: version + 1, changedBy: by.name, changedAt: now() })))
      throw await overtaken(name)
    if (waiting) await logStop(by, waiting)
    await auditLog.write({
      by,
      what: 'setting-changed',
      about: aboutSetting(name),
      before: before.value,
      after: value,
    })
    if (value !== before.value) await tellOwners(changedMail(by.name, name, before.value, value, settingsUrl))
    else if (waiting) await tellOwners(stoppedMail(by.name, waiting))
  }

  /** Stops a waiting change. Any owner may, because it keeps the stricter limit. @throws AppError NOT_FOUND */
  async function stop(by: Staff, name: AdminSettingName): Promise<AdminSetting> {
    return inTransaction(async () => {
      const waiting = await repository.takeWaiting(name)
      if (!waiting)
        throw new AppError(
          'NOT_FOUND',
          'This change is no longer pending: it was cancelled or already applies.',
        )
      await logStop(by, waiting)
      await tellOwners(stoppedMail(by.name, waiting))
      return shown(name)
    })
  }

  function logStop(by: Staff, { name, value, askedBy }: WaitingSetting): Promise<void> {
    return auditLog.write({
      by,
      what: 'setting-change-stopped',
      about: aboutSetting(name),
      before: { value, askedBy },
    })
  }

  /** Applies due changes, each once across all processes. */
  async function carryOutDue(): Promise<void> {
    for (const name of adminSettingNames) await inTransaction(() => carryOut(name))
  }

  async function carryOut(name: AdminSettingName): Promise<void> {
    const waiting = await repository.takeWaiting(name, now())
    if (!waiting) return
    const before = await shown(name)
    const { value, askedBy } = waiting
    const version = before.version + 1
    if (!(await repository.put({ name, value, version, changedBy: askedBy, changedAt: now() })))
      throw new Error('A setting was changed just as it was due; retrying.')
    const why = `${askedBy} asked for it.`
    const about = aboutSetting(name)
    await auditLog.write({
      by: theShop,
      what: 'setting-changed',
      about,
      before: before.value,
      after: value,
      why,
    })
    await tellOwners(inForceMail(waiting, before.value, settingsUrl))
  }

  async function overtaken(name: AdminSettingName): Promise<AppError> {
    const other = await repository.find(name)
    return changedMeanwhile(other?.changedBy ?? 'Somebody', other?.changedAt ?? now())
  }

  async function shown(name: AdminSettingName): Promise<AdminSetting> {
    const stored = await repository.find(name)
    const waiting = await repository.waiting(name)
    return {
      name,
      value: stored ? stored.value : adminSettingDefaults[name],
      version: stored?.version ?? 0,
      changedBy: stored?.changedBy ?? null,
      changedAt: stored?.changedAt.toISOString() ?? null,
      waiting: waiting
        ? { value: waiting.value, askedBy: waiting.askedBy, dueAt: waiting.dueAt.toISOString() }
        : null,
    }
  }

  return { list, change, stop, carryOutDue }
}
