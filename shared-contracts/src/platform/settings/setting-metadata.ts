import { z } from 'zod'

/** Environment variables, by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Messages to the operator about a setting. */
interface SettingMessage {
  /** Describes a valid value; completes "must be" and "Set it to". */
  is: string
  /** True if its value must never be shown. */
  isSecret?: true
  /** Explains how to run a public shop without it, for example by turning it off. */
  without?: string
}

export const settingMessages = z.registry<SettingMessage>()
