import { z } from 'zod'

/** Environment variables, without empty ones. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Messages to the operator about a setting. */
interface SettingMessage {
  /** Describes a valid value; completes "must be" and "Set it to". */
  is: string
  /** True if its value must never be shown. */
  isSecret?: true
  /** Explains how a public shop works without it, if that must be reported. */
  without?: string
}

export const settingMessages = z.registry<SettingMessage>()
