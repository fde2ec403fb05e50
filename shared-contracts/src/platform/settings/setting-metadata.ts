import { z } from 'zod'

/** What a person is told about a setting. */
interface SettingMessage {
  /** Follows "must be" and "Set it to". */
  is: string
  /** Its value is never shown. */
  isSecret?: true
  /** How a public shop does without it, where it must say so. */
  without?: string
}

export const told = z.registry<SettingMessage>()
