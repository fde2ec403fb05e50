import { z } from 'zod'

/** Values as they are set, without the empty ones. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a person is told about a setting. */
interface SettingMessage {
  /** Follows "must be" and "Set it to". */
  is: string
  /** Its value is never shown. */
  isSecret?: true
  /** How a public shop does without it, where it must say so. */
  without?: string
}

export const settingMessages = z.registry<SettingMessage>()
