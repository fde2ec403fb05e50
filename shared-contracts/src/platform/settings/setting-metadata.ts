import { z } from 'zod'

/** Environment values, without empty ones. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Messages to the operator about a setting. */
interface SettingMessage {
  /** Completes "must be" and "Set it to". */
  is: string
  /** Its value is never shown. */
  isSecret?: true
  /** How a public shop runs without it, if that must be reported. */
  without?: string
}

export const settingMessages = z.registry<SettingMessage>()
