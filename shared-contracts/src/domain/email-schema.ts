import * as z from 'zod/mini'
import { LOOKS_LIKE_EMAIL } from './email'

export const Email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(LOOKS_LIKE_EMAIL, 'Invalid email address.'))
