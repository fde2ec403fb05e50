import * as z from 'zod/mini'
import { Email } from './email'
import { requiredLines, requiredText } from './text'

/** A blog post as the api answers it; `description` is sanitised HTML, `image` a file under /uploads/blogs. */
export const Blog = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  publishedAt: z.string(),
})
export type Blog = z.infer<typeof Blog>

/** Characters of a preview before its ellipsis (specification, point 9). */
export const BLOG_PREVIEW_LENGTH = 120

/** HTML stripped, the first 120 characters, always ending in an ellipsis (decisions, 'Small print'). */
export function blogPreview(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return `${text.slice(0, BLOG_PREVIEW_LENGTH)}…`
}

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

/** What stops a newsletter sign-up before anything is sent (specification, point 5). */
export function subscriptionProblem(email: string): string | undefined {
  return email.trim() ? undefined : 'Please enter a valid email.'
}
