export type { Blog, ContactForm, Subscription } from './content-schema'

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

/** What stops a newsletter sign-up before anything is sent (specification, point 5). */
export function subscriptionProblem(email: string): string | undefined {
  return email.trim() ? undefined : 'Please enter a valid email.'
}
