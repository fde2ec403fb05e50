import * as z from 'zod/mini'
import { Email, requiredLines, requiredText } from './text'

export const ContactForm = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: Email,
  phoneNumber: requiredText(20),
  message: requiredLines(5000),
})
export type ContactForm = z.infer<typeof ContactForm>
