import * as z from 'zod/mini'
import { Email, requiredLines, requiredText } from './text'

/** A blog post as the api answers it; `description` is sanitised HTML, `image` a file under /uploads/blogs. */
export const Blog = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  publishedAt: z.string(),
})
export type Blog = z.infer<typeof Blog>

export const ContactForm = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: Email,
  phoneNumber: requiredText(20),
  message: requiredLines(5000),
})
export type ContactForm = z.infer<typeof ContactForm>

export const Subscription = z.object({ email: Email })
export type Subscription = z.infer<typeof Subscription>

/** The token in the link of the mail that asks a subscriber to confirm. */
export const ConfirmSubscription = z.object({ token: requiredText(100) })
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>
