import * as z from 'zod/mini'
import { Email, PhoneNumber, requiredLines, typedText } from '../values/text'

export const ContactForm = z.object({
  firstName: typedText(100),
  lastName: typedText(100),
  email: Email,
  phoneNumber: PhoneNumber,
  message: requiredLines(5000),
})
export type ContactForm = z.infer<typeof ContactForm>
